import { isShortcut } from './shortcut.ts';

afterEach(() => document.body.replaceChildren());

/** Presses `n` on this element of the page, and answers whether it is taken for a shortcut. */
function pressed(html: string): boolean | null {
  document.body.innerHTML = html;
  let heard: boolean | null = null;
  const hear = (event: KeyboardEvent) => (heard = isShortcut(event));
  window.addEventListener('keydown', hear, { once: true });
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
  return heard;
}

test.each([
  ['a button', '<button>Nieuw</button>', true],
  ['a list to choose from, closed', '<div role="combobox" tabindex="0">Alle</div>', false],
  ['a field', '<input>', false],
  ['a menu', '<ul role="menu"></ul>', false],
])('a key on %s', (_what, html, is) => {
  expect(pressed(html)).toBe(is);
});
