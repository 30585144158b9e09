/**
 * A jest reporter that prints the promises a run proves, in words, grouped by module: the numbers of
 * docs/requirements.md that stand in the titles of the tests, each with those titles. A promise with a failed test is
 * marked.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `- R-4.1 Contracts stand newest first.` gives ['R-4.1', 'Contracts stand newest first.']. */
function readWords() {
  const text = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8');
  return new Map([...text.matchAll(/^- (R-\d+\.\d+) (.+)$/gm)].map(([, row, words]) => [row, words]));
}

const byNumber = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/** `src/store/modules/user/photo.test.ts` is of module `user`, `src/store/api/baseQuery.test.ts` of `api`. */
const moduleOf = (file) => /src\/store\/(?:modules\/)?(?:([^/]+)\/)?/.exec(file)?.[1] ?? 'store';

export default class RowsReporter {
  #modules = new Map();

  onTestResult(_test, { testFilePath, testResults }) {
    const module = moduleOf(path.relative(process.cwd(), testFilePath).split(path.sep).join('/'));
    const rows = this.#modules.get(module) ?? new Map();
    this.#modules.set(module, rows);
    for (const { fullName, title, status } of testResults) {
      const numbers = new Set(fullName.match(/R-\d+\.\d+/g) ?? []);
      const says = { text: title.replace(/R-\d+\.\d+\s*/g, ''), ok: status === 'passed' };
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
        lines.push(...tests.map(({ text, ok }) => `      ${ok ? '·' : '✗'} ${text}`));
      }
    }
    const proven = new Set([...this.#modules.values()].flatMap((rows) => [...rows.keys()]));
    console.log(`${lines.join('\n')}\n\n${proven.size} promises of docs/requirements.md have a test here.`);
  }
}
