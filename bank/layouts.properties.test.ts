import fc from 'fast-check';
import type { BankLine } from '../domain/bank/bankLine.ts';
import { addDays } from '../domain/dates/isoDate.ts';
import { seed } from '../domain/test/seed.ts';
import { readBankFiles } from './readBankFiles.ts';
import { STATEMENTS } from './test/writeStatements.ts';
import { TABLES, type Writer } from './test/writeTables.ts';

const ACCOUNT = 'NL69INGB0123456789';
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const written = fc
  .string({ unit: fc.constantFrom(...Array.from('aBcdefghij KLM 12 34 ;,"\'&.ë()+-')), minLength: 1, maxLength: 90 })
  .map(tidy);
const code = fc.string({ unit: fc.constantFrom(...Array.from('ABC0123456789')), maxLength: 16 });

const anyLine: fc.Arbitrary<BankLine> = fc.record({
  account: fc.constant(ACCOUNT),
  day: fc.integer({ min: 0, max: 27_000 }).map((days) => addDays('2005-01-01', days)),
  // Cents, and thousands with their sign.
  amount: fc.oneof(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: -9e9, max: 9e9 })),
  currency: fc.constantFrom('EUR', 'USD'),
  reversal: fc.boolean(),
  counterparty: fc.record({
    name: written,
    iban: fc.constantFrom(null, 'NL20INGB0001234567', 'DE89370400440532013000', 'NL91ABNA0417164300'),
  }),
  text: written,
  reference: code,
  bankReference: code,
});

/** The parts of a line that a file of this layout contains. */
function carried(line: BankLine, { keeps, without = /$^/g }: Writer): BankLine {
  const bare = (text: string) => tidy(text.replace(without, ''));
  return {
    ...line,
    currency: keeps.includes('currency') ? line.currency : 'EUR',
    reversal: keeps.includes('reversal') && line.reversal && line.amount !== 0,
    counterparty: { name: bare(line.counterparty.name), iban: keeps.includes('iban') ? line.counterparty.iban : null },
    text: bare(line.text),
    reference: keeps.includes('reference') ? line.reference : '',
    bankReference: keeps.includes('bankReference') ? line.bankReference : '',
  };
}

test.each(Object.entries({ ...TABLES, ...STATEMENTS }))(
  `%s: any lines are read back unchanged (seed ${seed})`,
  (_, writer) => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), (any) => {
        const lines = any.map((line) => carried(line, writer));
        const bytes = Buffer.from(writer.write(lines, ACCOUNT));
        const { lines: read, refused } = readBankFiles([{ name: 'x', bytes }]);
        expect(refused).toEqual([]);
        expect(read).toEqual(lines);
      }),
      { numRuns: 40 },
    );
  },
);

test(`a statement cut off at any letter before its last reads as nothing (seed ${seed})`, () => {
  const [writer] = Object.values(STATEMENTS);
  if (!writer) throw new Error('No layout.');
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), fc.nat(), (any, where) => {
      const lines = any.map((line) => ({ ...carried(line, writer), currency: 'EUR' }));
      const whole = writer.write(lines, ACCOUNT);
      const bytes = Buffer.from(whole.slice(0, where % whole.length));
      expect(readBankFiles([{ name: 'x', bytes }]).lines).toEqual([]);
    }),
  );
});
