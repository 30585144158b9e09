/**
 * How long reading 50,000 lines of a bank's file takes, by CPU time, in a process with at most 150 MB less
 * the file itself: the browser's worker may take as much. For comparison, as a ratio in the same run: parsing the same
 * lines as JSON, the best a computer can do (docs/performance.md). Run: npx tsx bench/bankFiles.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBankFiles } from '../bank/readBankFiles.ts';
import { STATEMENTS } from '../bank/test/writeStatements.ts';
import { TABLES } from '../bank/test/writeTables.ts';
import type { BankLine } from '../domain/bank/bankLine.ts';
import { addDays } from '../domain/dates/isoDate.ts';

const LINES = 50_000;
const MEGABYTES = 150;

const lines = (): BankLine[] =>
  Array.from({ length: LINES }, (_, i) => ({
    account: 'NL69INGB0123456789',
    day: addDays('2006-01-01', Math.floor(i / 7)),
    amount: ((i * 7_919) % 400_000) - 200_000,
    currency: 'EUR',
    reversal: false,
    counterparty: { name: `S de Vries ${i % 900}`, iban: `NL20INGB${String(i % 900).padStart(10, '0')}` },
    text: `Aflossing lening januari, termijn ${i}`,
    reference: `LENING-${i}`,
    bankReference: String(1e9 + i),
  }));

/** CPU seconds. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** In a separate process: reads the file once, and prints the time it took. */
function readOnce(file: string): void {
  const bytes = new Uint8Array(readFileSync(file));
  const seconds = cost(() => {
    const { lines: read, refused } = readBankFiles([{ name: file, bytes }]);
    if (read.length !== LINES) throw new Error(`${read.length} lines. ${refused[0]?.why ?? ''}`);
  });
  process.stdout.write(String(seconds));
}

function compare(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'bank-files-'));
  const json = JSON.stringify(lines());
  const floor = cost(() => JSON.parse(json));
  process.stdout.write(`JSON of ${LINES} lines: ${floor.toFixed(2)} s\n`);
  for (const [name, writer] of Object.entries({ ...TABLES, ...STATEMENTS })) {
    const file = path.join(folder, 'file');
    writeFileSync(file, writer.write(lines(), 'NL69INGB0123456789'));
    const size = readFileSync(file).length / 1e6;
    const limit = `--max-old-space-size=${Math.floor(MEGABYTES - size)}`;
    const args = [limit, '--import', 'tsx', process.argv[1] ?? '', file];
    const took = () => Number(execFileSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
    let said: string;
    try {
      const seconds = took();
      said = `${seconds.toFixed(2)} s  ${(seconds / floor).toFixed(0).padStart(3)} × JSON  within ${MEGABYTES} MB`;
    } catch {
      said = `MORE than ${MEGABYTES} MB`;
    }
    process.stdout.write(`${name.padEnd(24)} ${size.toFixed(1).padStart(5)} MB  ${said}\n`);
  }
  rmSync(folder, { recursive: true });
}

const [, , file] = process.argv;
if (file) readOnce(file);
else compare();
