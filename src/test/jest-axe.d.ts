/** The part of jest-axe that we use; it brings no types of its own. */
declare module 'jest-axe' {
  export function axe(
    html: Element,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}
