import fc from 'fast-check';
import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../contracts/clauses/plain.ts';
import { dividedOver } from '../contracts/borrowerShares.ts';
import { openSums, totalsOf } from '../contracts/totals.ts';
import { runs, seed } from '../test/seed.ts';
import type { Contract, GiftContract, LoanContract } from '../wire/contract.ts';
import { flowsBetween, type FlowKind } from './flows.ts';

const party = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: 'Vries' });
const between = (from: readonly string[], to: readonly string[]) => ({ from: from.map(party), to: to.map(party) });

interface Made {
  hashid: string;
  from: readonly string[];
  to: readonly string[];
  amount: number;
  signed?: string | null;
}

const aGift = ({ hashid, from, to, amount, signed = '2026-01-01' }: Made): GiftContract => ({
  hashid,
  type: 'GiftContract',
  total: amount,
  contract: {
    signed_date: signed,
    gift_date: null,
    purpose: '',
    exclusion_clause: 'soft',
    revocable: false,
    counts_toward_estate: false,
    ...PLAIN_GIFT_CLAUSES,
  },
  parties: between(from, to),
  version: 1,
});

/** `open` is absent before the payout. */
const aLoan = (
  { hashid, from, to, amount, signed = '2026-01-01' }: Made,
  open?: number,
  shares: LoanContract['contract']['borrower_shares'] = null,
): LoanContract => ({
  hashid,
  type: 'LinearLoanContract',
  total: amount,
  contract: {
    signed_date: signed,
    start_date: '2026-01-01',
    first_payment_date: '2026-02-01',
    rate_millipercent: 3500,
    term_months: 120,
    purpose: '',
    own_home: false,
    rate_motivation: '',
    ...PLAIN_LOAN_CLAUSES,
    borrower_shares: shares,
  },
  parties: between(from, to),
  ...(open !== undefined && { balance: open }),
  version: 1,
});

const told = (contracts: readonly Contract[]) =>
  flowsBetween(contracts).map(({ from, to, kind, amount, contracts: of }) => [from, to, kind, amount, of.join(' ')]);

const one = { from: ['Jan'], to: ['Sanne'] };

test('contracts between two people are one flow per kind and direction, newest first', () => {
  expect(
    told([
      aLoan({ ...one, hashid: 'b', amount: 900 }, 600),
      aGift({ ...one, hashid: 'c', amount: 50 }),
      aLoan({ ...one, hashid: 'a', amount: 500 }, 400),
      aLoan({ hashid: 'd', from: ['Sanne'], to: ['Jan'], amount: 70 }, 70),
    ]),
  ).toEqual([
    ['Jan', 'Sanne', 'open', 1000, 'b a'],
    ['Jan', 'Sanne', 'given', 50, 'c'],
    ['Sanne', 'Jan', 'open', 70, 'd'],
  ]);
});

test('a draft, a loan that was repaid and a loan that was not paid out yet are no flow', () => {
  expect(
    told([
      aGift({ ...one, hashid: 'a', amount: 50, signed: null }),
      aLoan({ ...one, hashid: 'b', amount: 500 }, 0),
      aLoan({ ...one, hashid: 'c', amount: 500 }),
    ]),
  ).toEqual([]);
});

test('two lenders count for half each, two borrowers for their shares', () => {
  const shares = [
    { hashid: 'Sanne', part: 2, of: 3 },
    { hashid: 'Thomas', part: 1, of: 3 },
  ];
  expect(
    told([aLoan({ hashid: 'a', from: ['Jan', 'Marijke'], to: ['Sanne', 'Thomas'], amount: 999 }, 600, shares)]),
  ).toEqual([
    ['Jan', 'Sanne', 'open', 200, 'a'],
    ['Jan', 'Thomas', 'open', 100, 'a'],
    ['Marijke', 'Sanne', 'open', 200, 'a'],
    ['Marijke', 'Thomas', 'open', 100, 'a'],
  ]);
});

const people = ['Jan', 'Marijke', 'Sanne', 'Thomas', 'Bram'];
const side = (names: readonly string[]) => fc.subarray([...names], { minLength: 1, maxLength: 2 });
const anyContract: fc.Arbitrary<Contract> = fc
  .record({
    hashid: fc.uuid(),
    from: side(people.slice(0, 3)),
    to: side(people.slice(3)),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    signed: fc.option(fc.constant('2026-01-01'), { freq: 5 }),
    open: fc.option(fc.integer({ min: 0, max: 1000 })),
    part: fc.option(fc.integer({ min: 1, max: 99 })),
    gift: fc.boolean(),
  })
  .map(({ gift, open, part, ...made }) => {
    if (gift) return aGift(made);
    const shares =
      part === null || made.to.length < 2
        ? null
        : made.to.map((hashid, i) => ({ hashid, part: i === 0 ? part : 100 - part, of: 100 }));
    return aLoan(made, open === null ? undefined : Math.floor((made.amount * open) / 1000), shares);
  });

test(`the flows add up to the figures above the list, to the cent (PROPERTY_SEED=${seed})`, () => {
  fc.assert(
    fc.property(fc.array(anyContract, { maxLength: 40 }), (contracts) => {
      const flows = flowsBetween(contracts);
      const sum = (kind: FlowKind) =>
        flows.filter((flow) => flow.kind === kind).reduce((total, { amount }) => total + amount, 0);
      const signed = contracts.filter(({ contract }) => contract.signed_date !== null);
      expect(sum('given')).toBe(totalsOf(signed).total_gifts);
      expect(sum('open')).toBe(openSums(contracts, []).ofOthers);
      expect(new Set(flows.map(({ from, to, kind }) => `${from} ${to} ${kind}`)).size).toBe(flows.length);
      // Each lender's part is that of the contract itself.
      for (const contract of signed) {
        const amount = 'balance' in contract ? (contract.balance ?? 0) : contract.total;
        const alone = flowsBetween([contract]).filter(({ from }) => from === contract.parties.from[0]?.hashid);
        if (!contract.type.startsWith('Gift') && contract.balance === undefined) continue;
        expect(alone.reduce((total, flow) => total + flow.amount, 0)).toBe(dividedOver(amount, contract, 'from')[0]);
      }
    }),
    { numRuns: runs(1000) },
  );
});
