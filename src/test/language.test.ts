import { readFileSync } from 'node:fs';

test('R-7.5 the page is marked as Dutch before any script runs', () => {
  const page = new DOMParser().parseFromString(readFileSync('public/index.html', 'utf8'), 'text/html');
  expect(page.documentElement.lang).toBe('nl');
});
