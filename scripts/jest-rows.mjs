/**
 * A jest reporter that prints the promises a run proves, in words, grouped by module: the numbers of
 * docs/requirements.md in the titles of the tests, each with those titles and the titles of their groups. Many similar
 * cases of one table are one line. A promise with a failed test is marked.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `- R-4.1 Contracts are listed newest first.` gives ['R-4.1', 'Contracts are listed newest first.']. */
function readWords() {
  const text = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8');
  return new Map([...text.matchAll(/^- (R-\d+\.\d+) (.+)$/gm)].map(([, row, words]) => [row, words]));
}

const byNumber = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/** `src/store/modules/user/photo.test.ts` belongs to module `user`, `src/store/api/baseQuery.test.ts` to `api`. */
const moduleOf = (file) => /src\/store\/(?:modules\/)?(?:([^/]+)\/)?/.exec(file)?.[1] ?? 'store';

const withoutNumbers = (text) => text.replace(/\s*\(?(?:[RSF]-?\d+(?:\.\d+)?,?\s*)+\)?\s*/g, ' ').trim();

/** From this number on, similar cases of a table are one line. */
const MANY = 6;
/** The number of cases named in that line. */
const NAMED = 3;

/** The lines of the proved promises: one per test, and one for many similar cases of a table. */
function linesOf(tests) {
  const alike = new Map();
  for (const test of tests) {
    const words = test.text.split(' ');
    const key = test.ok ? `${test.where} ${words.length} ${words.at(-1)}` : test;
    alike.set(key, [...(alike.get(key) ?? []), test]);
  }
  return [...alike.values()].flatMap((cases) =>
    cases.length < MANY ? cases.map(({ text, ok }) => `${ok ? '·' : '✗'} ${text}`) : [`· ${inOne(cases)}`],
  );
}

/** `saveBond answered by 503 toasts`, `sign answered by 503 toasts` gives `… answered by 503 toasts (2 cases: saveBond, sign)`. */
function inOne(cases) {
  const rows = cases.map(({ text }) => text.split(' '));
  const varies = rows[0].map((word, at) => rows.some((row) => row[at] !== word));
  const sentence = rows[0].map((word, at) => (varies[at] ? '…' : word)).join(' ');
  const named = rows.slice(0, NAMED).map((row) =>
    row
      .filter((_word, at) => varies[at])
      .join(' ')
      .replace(/,$/, ''),
  );
  return `${sentence} (${cases.length} cases: ${named.join(', ')}${cases.length > NAMED ? ' and so on' : ''})`;
}

export default class RowsReporter {
  #modules = new Map();

  onTestResult(_test, { testFilePath, testResults }) {
    const module = moduleOf(path.relative(process.cwd(), testFilePath).split(path.sep).join('/'));
    const rows = this.#modules.get(module) ?? new Map();
    this.#modules.set(module, rows);
    for (const { fullName, ancestorTitles, title, status, location } of testResults) {
      const numbers = new Set(fullName.match(/R-\d+\.\d+/g) ?? []);
      const says = {
        text: [...ancestorTitles, title].map(withoutNumbers).filter(Boolean).join(': '),
        ok: status === 'passed',
        where: `${testFilePath}:${location?.line}:${location?.column}`,
      };
      for (const number of numbers) rows.set(number, [...(rows.get(number) ?? []), says]);
    }
  }

  onRunComplete() {
    const words = readWords();
    const lines = [];
    for (const [module, rows] of [...this.#modules].sort(([one], [other]) => one.localeCompare(other))) {
      if (rows.size === 0) continue;
      lines.push('', module);
      for (const [number, tests] of [...rows].sort(([one], [other]) => byNumber(one, other))) {
        lines.push(
          `  ${tests.every(({ ok }) => ok) ? '✓' : '✗'} ${number} ${words.get(number) ?? '(not in docs/requirements.md)'}`,
        );
        lines.push(...linesOf(tests).map((line) => `      ${line}`));
      }
    }
    const proven = new Set([...this.#modules.values()].flatMap((rows) => [...rows.keys()]));
    console.log(`${lines.join('\n')}\n\n${proven.size} promises of docs/requirements.md have a test here.`);
  }
}
