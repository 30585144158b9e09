import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import ts from 'typescript';

const FOLDERS = ['src', 'bank', 'domain', 'server', 'identity', 'demo', 'bench', 'faults', 'e2e'];

/** Collects which of our files each of our files imports, types included, because lint looks at values alone. */
async function everyImport(): Promise<Map<string, string[]>> {
  const sources = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const name of (await readdir(folder, { recursive: true })).filter((one) => /\.tsx?$/u.test(one))) {
      const file = path.join(folder, name);
      sources.set(file, await readFile(file, 'utf8'));
    }
  }
  return new Map(
    [...sources].map(([file, text]) => {
      const named = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
      const found = named.map((name) => path.join(path.dirname(file), name)).filter((one) => sources.has(one));
      return [file, found];
    }),
  );
}

/** The first cycle found from a place back to itself; null where there is none. */
function circleIn(graph: ReadonlyMap<string, Iterable<string>>): string[] | null {
  const done = new Set<string>();
  const walk = (place: string, way: readonly string[]): string[] | null => {
    if (way.includes(place)) return [...way.slice(way.indexOf(place)), place];
    if (done.has(place)) return null;
    for (const next of graph.get(place) ?? []) {
      const circle = walk(next, [...way, place]);
      if (circle) return circle;
    }
    done.add(place);
    return null;
  };
  for (const place of graph.keys()) {
    const circle = walk(place, []);
    if (circle) return circle;
  }
  return null;
}

const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$|\/test\//u.test(file);

/** A folder of the server, or a top-level file; null outside the server. */
const placeOf = (file: string): string | null => /^server\/[^/]+/u.exec(file)?.[0] ?? null;

describe('imports go one way', () => {
  test('no file imports itself in a circle, types included', async () => {
    assert.deepEqual(circleIn(await everyImport()), null);
  });

  test('no folder of the server imports itself in a circle: none imports a folder built on it', async () => {
    const folders = new Map<string, Set<string>>();
    for (const [file, imports] of await everyImport()) {
      const from = placeOf(file);
      if (from === null || isTest(file)) continue;
      const to = imports.map(placeOf).filter((place) => place !== null && place !== from);
      folders.set(from, new Set([...(folders.get(from) ?? []), ...to.flatMap((place) => place ?? [])]));
    }
    assert.deepEqual(circleIn(folders), null);
  });

  test('a circle is found', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['b']],
    ]);
    assert.deepEqual(circleIn(graph), ['b', 'd', 'b']);
  });
});
