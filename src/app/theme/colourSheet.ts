import { theme } from './theme.ts';

/** The theme's own sheets, by selector; MUI's types leave them out. */
const { generateStyleSheets } = theme as unknown as {
  generateStyleSheets: () => Record<string, Record<string, string | number>>[];
};

const declarations = (of: Record<string, string | number>): string =>
  Object.entries(of)
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`)
    .join(';');

/**
 * The sizes and the colours of both schemes, as custom properties, for the whole page. Given to the browser as they
 * are: emotion would parse these four hundred lines before the first screen (docs/performance.md).
 */
export function showColours(page: Document): void {
  const rules = generateStyleSheets().flatMap((sheet) => Object.entries(sheet));
  const light = rules.find(([selector]) => selector.includes('"light"'))?.[1] ?? {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    [
      ...rules.map(([selector, of]) => `${selector}{${declarations(of)}}`),
      // Dark mode still prints dark letters on paper (docs/screens.md 6.5).
      `@media print{:root[data-kleur]{${declarations(light)}}}`,
    ].join(''),
  );
  page.adoptedStyleSheets.push(sheet);
}
