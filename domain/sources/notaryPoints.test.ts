import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const rows = read('docs/notary-points.md')
  .split('\n')
  .filter((line) => /^\| \d+ \|/u.test(line))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

test('each of a notary’s 36 points names one or more existing tests', () => {
  const points = rows.map(([point]) => Number(point));
  expect([...new Set(points)]).toEqual(Array.from({ length: 36 }, (_, place) => place + 1));
  const missing = rows.filter(([, , file = '', title = '']) => file !== '—' && !read(file).includes(title));
  expect(missing).toEqual([]);
});
