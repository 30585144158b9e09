import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, test } from 'node:test';

const FOLDERS = [
  'src',
  'server',
  'identity',
  'bank',
  'domain',
  'calculators',
  'demo',
  'e2e',
  'bench',
  'faults',
  'scripts',
  'mutation',
  'docs',
];
const CODE = /\.(ts|tsx|mjs|cjs|md)$/u;

async function readAll(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const folder of FOLDERS)
    for (const name of (await readdir(folder, { recursive: true })).filter((one) => CODE.test(one))) {
      const file = path.join(folder, name);
      texts.set(file, await readFile(file, 'utf8'));
    }
  return texts;
}

/** Three thousand files, read once for all tests here. */
let texts: ReturnType<typeof readAll> | null = null;

async function cited(pattern: RegExp): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [file, text] of await (texts ??= readAll()))
    for (const [number] of text.matchAll(pattern)) found.set(number, file);
  return found;
}

/** The numbers with a line of their own in a document. */
const told = async (document: string) =>
  new Set([...(await readFile(document, 'utf8')).matchAll(/^- ([RS]-[\d.]+|[FP]\d+) /gmu)].map(([, number]) => number));

describe('everything the code cites exists in this repository', () => {
  for (const [what, pattern, document] of [
    ['promise', /\bR-\d+\.\d+\b/gu, 'docs/requirements.md'],
    ['attack', /\bS-\d+\b/gu, 'docs/security-cases.md'],
    ['fault', /\bF\d{1,2}\b/gu, 'docs/reliability.md'],
    ['promise of when things go wrong', /\bP\d\b/gu, 'docs/reliability.md'],
  ] as const) {
    test(`every ${what} by its number in ${document}`, async () => {
      const known = await told(document);
      const unknown = [...(await cited(pattern))].filter(([number]) => !known.has(number));
      assert.deepEqual(unknown, []);
    });
  }

  for (const document of ['docs/domain.md', 'docs/screens.md', 'docs/reliability.md']) {
    test(`every section of ${document}`, async () => {
      const text = await readFile(document, 'utf8');
      // A heading, an item of a list that counts as one, or a point of the list that a document opens with.
      const sections = [...text.matchAll(/^(?:#+|-) (\d+(?:\.\d+)?)/gmu)].map(([, number]) => number);
      const points = [...text.matchAll(/^(\d)\. |\((0\.\d)\)/gmu)].map(([, point, inWords]) => inWords ?? `0.${point}`);
      const unknown = [...(await cited(new RegExp(`(?<=${document} )\\d+(?:\\.\\d+)?`, 'gu')))].filter(
        ([number]) => ![...sections, ...points].includes(number),
      );
      assert.deepEqual(unknown, []);
    });
  }

  test('the code never cites a condition or a chapter of a specification by number', async () => {
    assert.deepEqual([...(await cited(/\b[Cc]onditions?\s+\d|\b[Ss]pecification \d/gu))], []);
  });

  test('every decision by its number', async () => {
    const numbers = (await readdir('docs/decisions')).map((name) => name.slice(0, 4));
    const unknown = [...(await cited(/(?<=decisions\/)\d{4}/gu))].filter(([number]) => !numbers.includes(number));
    assert.deepEqual(unknown, []);
  });
});

test('decisions are numbered without gaps, and each has a date and a status', async () => {
  const names = (await readdir('docs/decisions')).filter((name) => name !== 'README.md').sort();
  assert.deepEqual(
    names.map((name) => Number(name.slice(0, 4))),
    names.map((_name, i) => i + 1),
  );
  for (const name of names) {
    const text = await readFile(path.join('docs/decisions', name), 'utf8');
    assert.match(text, new RegExp(`^# ${name.slice(0, 4)} .+\\n\\nDate: \\d{4}-\\d{2}-\\d{2}\\. Status: `, 'u'), name);
  }
});

test('the index of the decisions has one line for each', async () => {
  const index = await readFile('docs/decisions/README.md', 'utf8');
  const listed = [...index.matchAll(/^- \[(\d{4})\]\((\1-[a-z0-9-]+\.md)\) [A-Z].+\.$/gmu)].map(([, , file]) => file);
  const records = (await readdir('docs/decisions')).filter((name) => name !== 'README.md');
  assert.deepEqual(listed.sort(), records.sort());
});

test('documents are in plain English, as comments are (scripts/lint-rules/plain-english.js)', async () => {
  const { findDialect } = createRequire(import.meta.url)(path.resolve('scripts/lint-rules/plain-english.js')) as {
    findDialect: (text: string, isComment: boolean) => { found: string; better: string } | null;
  };
  const inDocs = (await readdir('docs', { recursive: true })).map((name) => path.join('docs', name));
  const wrong: string[] = [];
  for (const document of [...inDocs, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']) {
    if (!document.endsWith('.md')) continue;
    // The promises are the specification's own words.
    for (const line of document.endsWith('requirements.md') ? [] : (await readFile(document, 'utf8')).split('\n')) {
      const dialect = findDialect(line.replace(/^[-*|\s]+/u, ''), true);
      if (dialect) wrong.push(`${document}: ${dialect.found}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('every path between backticks in a document is an existing file or folder', async () => {
  const known = new Set<string>();
  for (const folder of FOLDERS)
    for (const name of ['', ...(await readdir(folder, { recursive: true }))]) known.add(path.join('/', folder, name));
  // A file is often named by the end of its path: `presenters/relation.ts`.
  const isKnown = (place: string) => [...known].some((one) => one.endsWith(`/${place}`));
  const isPath = (text: string) => CODE.test(text) || FOLDERS.some((folder) => text.startsWith(`${folder}/`));
  const documents = (await readdir('docs', { recursive: true }))
    .filter((name) => CODE.test(name))
    .map((name) => path.join('docs', name));
  const unknown: string[] = [];
  for (const document of [...documents, 'README.md', 'CONTRIBUTING.md']) {
    for (const [, place = ''] of (await readFile(document, 'utf8')).matchAll(/`(\w[\w./-]+)`/gu))
      if (isPath(place) && !isKnown(place.replace(/\/$/u, ''))) unknown.push(`${document}: ${place}`);
  }
  assert.deepEqual(unknown, []);
});

test('every link between documents leads to an existing file or folder', async () => {
  const documents = (await readdir('docs', { recursive: true })).filter((name) => name.endsWith('.md'));
  const unknown: string[] = [];
  for (const document of [...documents.map((name) => path.join('docs', name)), 'README.md', 'CONTRIBUTING.md'])
    for (const [, link = ''] of (await readFile(document, 'utf8')).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/gu))
      if (!existsSync(path.join(path.dirname(document), link))) unknown.push(`${document}: ${link}`);
  assert.deepEqual(unknown, []);
});
