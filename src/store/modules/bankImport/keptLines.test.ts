import { aLine } from '../../../../domain/bank/test/lines.ts';
import type { KnownLines } from '../../../../domain/wire/bankImport.ts';
import type { KeptLine } from '../../../../domain/wire/keptLine.ts';
import { nameLines } from '../../lineHash.ts';
import { aLoan } from '../../test/family.ts';
import { choose, linesToKeep, NO_CHOICES, type ReadLines, summaryOf, unticked } from './importChoices.ts';
import { keepFormOf, keptBeforeOf, workedOffFormOf } from './keptLines.ts';

const key = 'ab'.repeat(32);
const known: KnownLines = {
  loans: [{ contract: 'een', key, known: {}, accounts: [] }],
  imports: [],
  kept_key: 'cd'.repeat(32),
  kept: [],
};
const riet = { day: '2026-03-09', amount: 4_317, text: 'geheim woord' };
const lines = [aLine(riet), aLine({ ...riet, amount: 900 }), aLine(riet)];
const loan = { ...aLoan('een', '2026-01-01', 2_500_000), events: [], ledger_version: 4 };

const kept = async (): Promise<KeptLine[]> => {
  const form = await keepFormOf(known, lines, [0, 2]);
  return form.lines.map((line, k) => ({ ...line, hashid: `kept-${k}`, kept_at: '', kept_until: '' }));
};

test('a line to keep is sent without text, and named as the loan would name it', async () => {
  const form = await keepFormOf(known, lines, [2]);
  const asLoan = (await nameLines(key, lines, [2])).get(2);
  expect(form.lines).toMatchObject([
    { date: '2026-03-09', amount: 4_317, nth: 2, names: [{ contract: 'een', line: asLoan?.hash, nth: 2 }] },
  ]);
  expect(JSON.stringify(form)).not.toMatch(/geheim|NL\d\d/u);
});

test('with the same file again, kept lines are recognised, and not kept twice', async () => {
  const keptBefore = await keptBeforeOf({ ...known, kept: await kept() }, lines);
  expect([...keptBefore]).toEqual([
    [0, 'kept-0'],
    [2, 'kept-1'],
  ]);
  const read: ReadLines = {
    lines: lines.map((_, line) => ({
      line,
      certainty: line === 1 ? 'perhaps' : 'none',
      why: { code: 'nothing' },
      entries: [],
      replaces: [],
    })),
    neverCame: [],
    groups: [],
    bankLines: lines,
    loans: [],
    keptBefore,
  };
  const all = [0, 1, 2].reduce((now, line) => choose(now, { type: 'later', line, on: true }), NO_CHOICES);
  expect([linesToKeep(read, all), unticked(read, all)]).toEqual([[1], [1]]);
  expect(summaryOf(read, NO_CHOICES)).toMatchObject({ left: 1, kept: 0 });
  expect(summaryOf(read, choose(NO_CHOICES, { type: 'restLater', on: true }))).toMatchObject({ left: 0, kept: 1 });
});

test('a line is ticked for a loan or for later, never for both', () => {
  const later = choose(NO_CHOICES, { type: 'later', line: 1, on: true });
  const hand = choose(later, { type: 'byHand', line: 1, loan: 'een' });
  expect([later.later.has(1), hand.later.size, hand.byHand.get(1)]).toEqual([true, 0, 'een']);
  expect(choose(hand, { type: 'later', line: 1, on: true }).byHand.size).toBe(0);
});

test("an assigned line becomes a record of the loan under the loan's name for it; a later loan gets its own name", async () => {
  const [first] = await kept();
  if (!first) throw new Error('nothing was kept');
  const form = await workedOffFormOf(first, { loan, kind: 'payment', past: true }, known, 'key');
  expect(form).toMatchObject({
    loans: [{ contract: 'een', ledger_version: 4, past_paid: true }],
    entries: [{ kind: 'payment', amount: 4_317, line: first.names[0]?.line, nth: 1 }],
    worked_off: ['kept-0'],
  });
  const other = { ...first, names: [] };
  const [entry] = (await workedOffFormOf(other, { loan, kind: 'extra_repayment' }, known, 'key')).entries;
  expect(entry).toMatchObject({ line: expect.stringMatching(/^[0-9a-f]{64}$/u), outcome: expect.any(String) });
  expect(entry?.line).not.toBe(first.names[0]?.line);
});
