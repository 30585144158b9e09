import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../../contracts/clauses/plain.ts';
import type { GiftClauses, LoanClauses } from '../../wire/clauses.ts';
import type { ContractDetail, GiftContract, LoanDetail } from '../../wire/contract.ts';
import type { GiftPerson } from '../../wire/gifts.ts';
import { giftYear } from '../giftYear.ts';

/** Nothing in these cases happens after it. */
export const TODAY = '2027-12-31';
export const euro = (amount: number) => Math.round(amount * 100);

export const person = (
  hashid: string,
  relation_type: GiftPerson['relation_type'],
  birthdate: string | null,
  changes: Partial<GiftPerson> = {},
): GiftPerson => ({
  hashid,
  firstname: hashid,
  relation_type,
  birthdate,
  death_date: null,
  partners: [],
  ...changes,
});
export const married = (hashid: string, from: string | null = null, until: string | null = null) => ({
  partners: [{ hashid, bond: 'married' as const, from, contract_from: null, until }],
});

export const jan = person('jan', null, '1955-03-14', married('marijke'));
export const marijke = person('marijke', 'partner', '1957-11-02', married('jan'));
export const sanne = person('sanne', 'child', '1986-07-21', married('thomas', '2015-06-01'));
export const thomas = person('thomas', 'partner', '1984-02-09', married('sanne', '2015-06-01'));
export const bram = person('bram', 'child', '1990-01-17');
export const family = [jan, marijke, sanne, thomas, bram];

export const party = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: '' });
const sides = (from: string, to: string) => ({ from: from.split(' ').map(party), to: to.split(' ').map(party) });
let count = 0;

interface Options extends Partial<GiftClauses> {
  transferred?: string | null;
}

export function gift(
  date: string | null,
  amount: number,
  from = 'jan marijke',
  to = 'sanne',
  { transferred = date, ...clauses }: Options = {},
): GiftContract {
  const terms = {
    signed_date: date,
    gift_date: transferred,
    purpose: '',
    exclusion_clause: 'soft' as const,
    revocable: false,
    counts_toward_estate: false,
  };
  return {
    hashid: `gift${(count += 1)}`,
    type: 'GiftContract',
    total: euro(amount),
    contract: { ...terms, ...PLAIN_GIFT_CLAUSES, ...clauses },
    parties: sides(from, to),
    version: 1,
  };
}

/** Interest-only, so that the balance stays the same until the end. */
export function loan(
  callable: LoanClauses['callable'],
  amount: number,
  rate: number,
  start: string,
  months: number,
  signed: string | null = start,
): LoanDetail {
  const first = `${start.slice(0, 5)}${String(Number(start.slice(5, 7)) + 1).padStart(2, '0')}${start.slice(7)}`;
  const terms = {
    signed_date: signed,
    start_date: start,
    first_payment_date: first,
    rate_millipercent: rate,
    term_months: months,
    purpose: '',
    own_home: false,
    rate_motivation: '',
    ...PLAIN_LOAN_CLAUSES,
    callable,
  };
  return {
    hashid: `loan${(count += 1)}`,
    type: 'RepaymentFreeLoanContract',
    total: euro(amount),
    contract: terms,
    parties: sides('jan', 'sanne'),
    version: 1,
    events: [],
    ledger_version: 0,
  };
}

export function meter(contracts: ContractDetail[], year: number, people = family, key = 'parents>sanne') {
  const found = giftYear(contracts, people, year, TODAY).meters.find((one) => one.key === key);
  if (!found) throw new Error(`No meter ${key}.`);
  return found;
}

/** total, exempt, left, taxable, tax in euros, and the day before which a return is needed. */
export function outcome(contracts: ContractDetail[], year: number, people = family, key = 'parents>sanne') {
  const { total, result } = meter(contracts, year, people, key);
  return (
    result &&
    [total, result.exempt, result.left, result.taxable, result.tax]
      .map((cents) => cents / 100)
      .concat(Number(result.return_before?.slice(0, 4) ?? 0))
  );
}
