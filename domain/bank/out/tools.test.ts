import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stateOn } from '../../loans/ledger/state.ts';
import { plainEuros } from '../../money/plainEuros.ts';
import { sheetCsv } from '../../sheet.ts';
import { loanPayments, type LoanPayments } from './loanPayments.ts';
import { paymentsOfx } from './ofx.ts';
import { paymentSheet } from './paymentSheet.ts';
import { paymentsBeancount, paymentsHledger } from './plainText.ts';
import { hostileSample, sample, TODAY } from './test/sample.ts';

/** A third-party program that reads our files. Skipped if it is missing, which fails in CI (scripts/check.mjs). */
const withProgram = (program: string) => (spawnSync(program, ['--version']).error === undefined ? test : test.skip);

const folder = mkdtempSync(path.join(tmpdir(), 'onderling-out-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C.UTF-8' },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const readers = [
  ['the lender', 'jan', 1],
  ['the borrower', 'sanne', -1],
] as const;

/** The sample, and each of its payments with words that mean something in a format. */
const all = (reader: string): LoanPayments[] => [sample, ...hostileSample()].map((loan) => loanPayments(loan, reader));
const receivedBy = (loans: readonly LoanPayments[]): number =>
  loans.reduce((sum, { ledger }) => sum + stateOn(ledger, TODAY).received, 0);

describe.each(readers)('S-407 for %s', (_who, reader, sign) => {
  const loans = all(reader);
  const total = plainEuros(sign * receivedBy(loans));
  const principal = plainEuros(sign * stateOn(loanPayments(sample, reader).ledger, TODAY).balance);

  withProgram('hledger')('hledger reads the journal, strictly, with the sums of the ledger', () => {
    const file = fileOf('a.journal', paymentsHledger(loans, TODAY));
    run('hledger', [
      'check',
      '--strict',
      'ordereddates',
      '-f',
      fileOf('one.journal', paymentsHledger(loans.slice(0, 1), TODAY)),
    ]);
    run('hledger', ['check', '--strict', '-f', file]);
    const balance = run('hledger', ['balance', '-f', file, '--flat', '-N', '--format', '%(account) %(total)']);
    expect(balance).toMatch(new RegExp(`^Assets:Onderling:Bank ${total} EUR$`, 'm'));
    expect(balance).toMatch(new RegExp(`:Lening-[a-z-]*${sample.hashid}:Hoofdsom ${principal} EUR$`, 'm'));
    expect(run('hledger', ['accounts', '-f', file])).not.toMatch(/Income:X|Assets:Y/);
  });

  withProgram('ledger')('Ledger reads it too', () => {
    const file = fileOf('b.journal', paymentsHledger(loans, TODAY));
    expect(run('ledger', ['-f', file, 'balance', '^Assets:Onderling:Bank$', '--format', '%(total)\n'])).toBe(
      `${total} EUR\n`,
    );
  });

  withProgram('bean-check')('beancount finds no fault, and checks the principal of each loan itself', () => {
    const text = paymentsBeancount(loans, TODAY);
    expect(text.match(/ balance /g)).toHaveLength(loans.length);
    run('bean-check', [fileOf('a.beancount', text)]);
    const wrong = fileOf('wrong.beancount', text.replace(/( balance \S+) (-?)/, '$1 $21'));
    expect(() => run('bean-check', [wrong])).toThrow(/Balance failed/);
  });

  withProgram('ofxdump')('ofxdump reads each payment of OFX', () => {
    const dump = run('ofxdump', [fileOf('a.ofx', paymentsOfx(loans, TODAY))]);
    expect(dump.match(/^ofx_proc_account\(\):/gm)).toHaveLength(loans.length);
    const amounts = [...dump.matchAll(/Total money amount: (-?[\d.]+)/g)].map(([, one]) =>
      Math.round(Number(one) * 100),
    );
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(sign * receivedBy(loans));
  });
});

withProgram('hledger')('hledger reads the CSV by rules for a Dutch spreadsheet', () => {
  const loans = all('jan');
  const file = fileOf(
    'a.csv',
    sheetCsv(paymentSheet(loans), (date) => date),
  );
  const rules = fileOf(
    'a.rules',
    'skip 1\nseparator ;\ndecimal-mark ,\ndate-format %Y-%m-%d\nfields date,description,amount\ncurrency EUR\naccount1 Bank\n',
  );
  const balance = run('hledger', ['balance', 'Bank', '-f', file, '--rules-file', rules, '-N', '--format', '%(total)']);
  expect(balance.replace(/[^-\d]/g, '')).toBe(String(receivedBy(loans)));
});
