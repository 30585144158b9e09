import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../../../domain/contracts/clauses/plain.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import { queryWith, yearsOf } from './changeFilter.ts';
import { filterContracts, filterFromQuery, isFiltered, type ContractFilter } from './contractFilter.ts';

const person = (hashid: string, firstname: string, infix: string, lastname: string) => ({
  hashid,
  firstname,
  infix,
  lastname,
});
const jan = person('jan', 'Jan', 'de', 'Vries');
const sanne = person('sanne', 'Sanne', 'de', 'Vries');
const emre = person('emre', 'Emre', '', 'Çelik');

function gift(hashid: string, signed_date: string | null, to: typeof jan, purpose = ''): Contract {
  return {
    hashid,
    type: 'GiftContract',
    total: 100_00,
    version: 1,
    parties: { from: [jan], to: [to] },
    contract: {
      signed_date,
      gift_date: null,
      purpose,
      exclusion_clause: 'none',
      revocable: false,
      counts_toward_estate: false,
      ...PLAIN_GIFT_CLAUSES,
    },
  };
}

function loan(hashid: string, signed_date: string, to: typeof jan): Contract {
  return {
    hashid,
    type: 'LinearLoanContract',
    total: 5_000_00,
    version: 1,
    parties: { from: [jan], to: [to] },
    contract: {
      signed_date,
      start_date: signed_date,
      first_payment_date: signed_date,
      rate_millipercent: 3000,
      term_months: 60,
      purpose: 'Verbouwing',
      own_home: false,
      rate_motivation: '',
      ...PLAIN_LOAN_CLAUSES,
    },
  };
}

const all = [gift('a', '2026-03-01', sanne), loan('b', '2025-05-01', emre), gift('c', null, emre, 'Studie')];
const everything: ContractFilter = { kind: 'alles', person: '', year: '', text: '', group: 'datum' };
const shown = (change: Partial<ContractFilter>) =>
  filterContracts(all, { ...everything, ...change }).map(({ hashid }) => hashid);

test.each<[string, Partial<ContractFilter>, string[]]>([
  ['everything', {}, ['a', 'b', 'c']],
  ['only gifts', { kind: 'schenkingen' }, ['a', 'c']],
  ['only loans', { kind: 'leningen' }, ['b']],
  ['one person', { person: 'emre' }, ['b', 'c']],
  ['one year, without the drafts', { year: '2026' }, ['a']],
  ['a name without its accent', { text: 'celik' }, ['b', 'c']],
  ['words in any order', { text: 'vries sanne' }, ['a']],
  ['the purpose', { text: 'verbouw' }, ['b']],
  ['all parts together', { kind: 'schenkingen', person: 'emre', text: 'studie' }, ['c']],
  ['nothing', { text: 'bestaat niet' }, []],
])('shows %s', (_name, change, expected) => {
  expect(shown(change)).toEqual(expected);
});

test('the filter lives in the address, and its default leaves the address clean', () => {
  const query = queryWith(new URLSearchParams('soort=leningen&anders=1'), { person: 'emre', kind: 'alles' });
  expect(query.toString()).toBe('anders=1&persoon=emre');
  expect(filterFromQuery(query)).toEqual({ ...everything, person: 'emre' });
  expect(isFiltered(filterFromQuery(query))).toBe(true);
  expect(isFiltered(filterFromQuery(new URLSearchParams('soort=onzin')))).toBe(false);
});

test('offers the years with a signed contract, newest first', () => {
  expect(yearsOf(all)).toEqual(['2026', '2025']);
});
