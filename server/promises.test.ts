import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const FOLDERS = ['domain', 'src', 'server', 'identity', 'demo'];
const JOURNEY = '@journey';

/** The titles of a text's tests, and of their groups, with the text between a title and its function. */
const titles = (text: string): { title: string; options: string }[] =>
  [
    ...text.matchAll(
      /\b(?:test|it|describe|plain)[\w.]*(?:\([^'"`]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1,?(.{0,160}?)=>/gsu,
    ),
  ].map(([, , title = '', options = '']) => ({ title, options }));

async function textsOf(folder: string, ending: RegExp): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => ending.test(name));
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

const numbers = (told: readonly { title: string }[]) => told.flatMap(({ title }) => title.match(/R-\d+\.\d+/gu) ?? []);

test('every promise is proved by npm test: by a test of jest or the server, or by a journey in a browser', async () => {
  const requirements = await readFile('docs/requirements.md', 'utf8');
  const promises = [...requirements.matchAll(/^- (R-\d+\.\d+) /gmu)].map(([, number]) => number);
  const near = (await Promise.all(FOLDERS.map((folder) => textsOf(folder, /\.test\.tsx?$/u)))).flat().flatMap(titles);
  const browser = (await textsOf('e2e', /\.e2e\.ts$/u)).flatMap(titles);
  const journeys = browser.filter(({ options }) => options.includes(JOURNEY));

  assert.ok(journeys.length >= 12, `${journeys.length} journeys`);
  const proved = new Set(numbers([...near, ...journeys]));
  assert.deepEqual(
    promises.filter((number) => !proved.has(number!)),
    [],
  );
});
