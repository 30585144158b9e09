import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { render } from '@testing-library/react';

const { mayMatch } = jest.requireActual<{ mayMatch: (selector: string, element: Element) => boolean }>(
  '../../scripts/may-match.cjs',
);

const written = [
  ...['*', 'p', 'P', '.a', 'p.a.b', '.b.a', '.a .c', '.a > i', '.a + .d, p', 'i:not(.a)', ':is(.c, .d)', '[hidden]'],
  ...['input[type="hidden"]', 'input:not([disabled])', '.a:has(.c)', ':not(:has(.c, .d)) > .e', '.e:not(:has(i, b))'],
  ...['.a:hover', '.d:first-child', 'p:nth-child(2n + 1)', '.a, .b, .none', 'section :where(.c)', '#one', 'i#one.c'],
];

const selectorsOfSheets = () =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => ('selectorText' in rule ? [String(rule.selectorText)] : [])),
  );

/** As jsdom does: a selector unknown to its engine matches nothing. */
function matchesOf(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

test('no matching selector is skipped for an element: neither handwritten ones, nor MUI’s', () => {
  render(
    <section>
      <p className="a b">
        <i id="one" className="c" />
      </p>
      <p className={'d\n e'} hidden />
      <input type="hidden" className="e" />
      <TextField label="Naam" error helperText="Verplicht." />
      <Dialog open>
        <Button variant="contained" startIcon={<svg className="a" />}>
          Opslaan
        </Button>
      </Dialog>
    </section>,
  );
  const elements = [...document.querySelectorAll('*')];
  let [matched, left] = [0, 0];
  for (const selector of [...written, ...selectorsOfSheets()])
    for (const element of elements) {
      const matches = matchesOf(element, selector);
      const may = mayMatch(selector, element);
      if (matches && !may) throw new Error(`${selector} matches ${element.outerHTML.slice(0, 120)}`);
      matched += Number(matches);
      left += Number(!may);
    }
  expect(matched).toBeGreaterThan(50);
  // And most are skipped, or it would be of no use.
  expect(left).toBeGreaterThan(elements.length * (written.length + selectorsOfSheets().length) * 0.7);
});
