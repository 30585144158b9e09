import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../../../domain/contracts/clauses/plain.ts';
import type { Contract, GiftContract, LoanContract } from '../../../domain/wire/contract.ts';
import type { CurrentUser, OwnUser, RelationForm, ToldRelation } from '../../../domain/wire/user.ts';

const party = (hashid: string) => ({ hashid, firstname: 'Sanne', infix: 'de', lastname: 'Vries' });
const parties = { from: [party('jan')], to: [party('sanne')] };

export const aGift = (hashid: string, signed_date: string | null, total: number): GiftContract => ({
  hashid,
  type: 'GiftContract',
  total,
  contract: {
    signed_date,
    gift_date: null,
    purpose: '',
    exclusion_clause: 'soft',
    revocable: false,
    counts_toward_estate: false,
    ...PLAIN_GIFT_CLAUSES,
  },
  parties,
  version: 1,
});

export const aLoan = (
  hashid: string,
  signed_date: string | null,
  total: number,
  type: LoanContract['type'] = 'AnnuityLoanContract',
): LoanContract => ({
  hashid,
  type,
  total,
  contract: {
    signed_date,
    start_date: '2026-01-01',
    first_payment_date: '2026-02-01',
    rate_millipercent: 3500,
    term_months: 120,
    purpose: '',
    own_home: true,
    rate_motivation: '',
    ...PLAIN_LOAN_CLAUSES,
  },
  parties,
  balance: total,
  version: 1,
});

/** A contract as a form sends it. */
export const draftOf = ({ type, total, contract }: GiftContract) => ({
  type,
  total,
  contract,
  parties: { from: ['jan'], to: ['sanne'] },
});

export const hashids = (contracts: readonly Contract[]): string[] => contracts.map(({ hashid }) => hashid);

export const aRelation = (hashid: string, signed = false): ToldRelation => ({
  hashid,
  firstname: 'Sanne',
  infix: 'de',
  lastname: 'Vries',
  gender: 'vrouw',
  email: 'sanne@voorbeeld.example',
  phone: '',
  street: '',
  town: '',
  birthdate: '1990-05-12',
  relation_type: 'child',
  partners: [],
  child: true,
  partner: false,
  manages: false,
  userSelected: null,
  login: false,
  invited: false,
  signed,
  blocked: false,
  sub: signed ? hashid : null,
  divorced: false,
  passed_away: false,
  death_date: null,
  profile_image: null,
});

export const aUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  ...aRelation('jan'),
  relation_type: null,
  child: false,
  sub: 'jan',
  family_role: 'manager',
  manages: changes.family_role !== 'member',
  email_verified: true,
  children: [],
  others: [],
  family: { hashid: 'vries', name: 'De Vries', children: 2 },
  families: [{ hashid: 'vries', name: 'De Vries', role: 'manager' }],
  partner: null,
  outstanding: [],
  ...changes,
});

export const anOutstandingOrder = {
  kind: 'order' as const,
  hashid: 'order',
  text: 'Je bestelling is nog niet betaald.',
  amount: 1250,
};

export const anOwnUser = (hashid: string, changes: Partial<OwnUser> = {}): OwnUser => ({
  hashid,
  firstname: 'Bram',
  infix: 'de',
  lastname: 'Vries',
  relation_type: 'child',
  partners: [],
  birthdate: '1992-02-29',
  passed_away: false,
  ...changes,
});

export const aForm: RelationForm = {
  firstname: 'Sanne',
  infix: 'de',
  lastname: 'Vries',
  gender: 'vrouw',
  email: 'sanne@voorbeeld.example',
  phone: '',
  street: '',
  town: '',
  birthdate: '1990-05-12',
  relation_type: 'child',
  userSelected: '',
  login: '1',
  divorced: '0',
  passed_away: '0',
  death_date: '',
};
