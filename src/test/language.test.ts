import { readFileSync } from 'node:fs';

test('R-7.5 the page says that it is in Dutch, before any script ran', () => {
  const page = new DOMParser().parseFromString(readFileSync('public/index.html', 'utf8'), 'text/html');
  expect(page.documentElement.lang).toBe('nl');
});
