import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readXlsx } from '../../../bank/xlsx.ts';
import { zipEntries } from '../../../bank/zip.ts';
import { loanPayments } from '../../../domain/bank/out/loanPayments.ts';
import { paymentSheet } from '../../../domain/bank/out/paymentSheet.ts';
import { hostileSample, sample, TODAY } from '../../../domain/bank/out/test/sample.ts';
import { stateOn } from '../../../domain/loans/ledger/state.ts';
import type { Sheet } from '../../../domain/sheet.ts';
import { writeXlsx } from './writeXlsx.ts';

/** The packing library uses a worker where it can. */
jest.mock('worker_threads', () => ({
  ...jest.requireActual<object>('worker_threads'),
  Worker: jest.fn(() => {
    throw new Error('a worker was created');
  }),
}));

const loans = [sample, ...hostileSample()].map((loan) => loanPayments(loan, 'jan'));
const received = loans.reduce((sum, { ledger }) => sum + stateOn(ledger, TODAY).received, 0);

const written = async (sheet: Sheet) => new Uint8Array(await (await writeXlsx('Betalingen', sheet)).arrayBuffer());
const cents = (cell: string | undefined) => Math.round(Number(cell ?? '') * 100);

test('S-406 S-407 an Excel file read back has the days and the sum of the ledger, and no executable text', async () => {
  const [heading, ...rows] = readXlsx(zipEntries(await written(paymentSheet(loans))));
  expect(heading?.slice(0, 3)).toEqual(['Datum', 'Soort', 'Bedrag']);
  expect(rows).toHaveLength(loans.length * 10);
  expect(rows[0]?.[0]).toBe('2024-12-01');
  expect(rows.reduce((sum, row) => sum + cents(row[2]), 0)).toBe(received);
  expect(rows.flat().filter((cell) => /^\s*[=+@]|^-[^\d]/.test(cell))).toEqual([]);
});

test('thousands of lines are packed without a worker, which the security policy would block', async () => {
  const line = ['x'.repeat(40), { cents: 123_456 }, { date: TODAY }] as const;
  const rows = readXlsx(
    zipEntries(await written({ heading: ['Naam', 'Bedrag', 'Datum'], lines: Array(5_000).fill(line) })),
  );
  expect(rows).toHaveLength(5_001);
});

/** A third-party program; skipped where it is missing, which fails in CI (scripts/check.mjs). */
const READER = 'xlsx2csv';
const withReader = spawnSync(READER, ['--version']).error === undefined ? test : test.skip;

withReader('xlsx2csv reads it with the same sum', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'onderling-xlsx-'));
  const file = path.join(folder, 'a.xlsx');
  writeFileSync(file, await written(paymentSheet(loans.slice(0, 1))));
  const { stdout } = spawnSync(READER, ['--dateformat', '%Y-%m-%d', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const rows = stdout.trim().split('\n').slice(1);
  expect(rows[1]).toMatch(/^2025-02-01,Betaling,1030/);
  const sum = rows.reduce((total, row) => total + cents(row.split(',')[2]), 0);
  expect(sum).toBe(stateOn(loans[0]!.ledger, TODAY).received);
});
