import type { ContractDraft } from '../wire/contract.ts';
import { makerErrors, mayBeParty, mayChangeConcept, mayMakeContract } from './maker.ts';

const manager = { hashid: 'jan', family_role: 'manager', divorced: false } as const;
const member = { hashid: 'sanne', family_role: 'member', divorced: false } as const;
const ex = { ...member, divorced: true };

const draft = (from: string, to: string, signed_date: string | null = null) =>
  ({ type: 'GiftContract', parties: { from: [from], to: [to] }, contract: { signed_date } }) as ContractDraft;

test('a manager makes any contract, a member their own, and a divorced person none', () => {
  expect([manager, member, ex].map(mayMakeContract)).toEqual([true, true, false]);
});

test('S-177 a concept can be changed by its maker, or a manager', () => {
  expect(mayChangeConcept(manager, false)).toBe(true);
  expect(mayChangeConcept(member, true)).toBe(true);
  expect(mayChangeConcept(member, false)).toBe(false);
  expect(mayChangeConcept(ex, true)).toBe(false);
});

test('S-176 a member is a party to the contracts they make, and signs for nobody; a manager does both', () => {
  expect(makerErrors(draft('sanne', 'bram'), member, null)).toEqual({});
  expect(makerErrors(draft('bram', 'sanne'), member, null)).toEqual({});
  expect(makerErrors(draft('bram', 'kim', '2026-01-01'), member, null)).toEqual({
    'parties.from': 'Zet jezelf aan een van de twee kanten. Een contract tussen anderen maakt wie de familie beheert.',
    'contract.signed_date': 'Laat de datum leeg. Het contract telt pas als de ander ook heeft ondertekend.',
  });
  expect(makerErrors(draft('bram', 'kim', '2026-01-01'), manager, null)).toEqual({});
  // A signed contract keeps its day when other terms are tried.
  expect(makerErrors(draft('sanne', 'bram', '2026-01-01'), member, '2026-01-01')).toEqual({});
  expect(makerErrors(draft('sanne', 'bram', '2025-12-31'), member, '2026-01-01')).toHaveProperty([
    'contract.signed_date',
  ]);
});

test('a blocked or deceased person can’t become a party', () => {
  expect(mayBeParty({ blocked: false, passed_away: false })).toBe(true);
  expect(mayBeParty({ blocked: true, passed_away: false })).toBe(false);
  expect(mayBeParty({ blocked: false, passed_away: true })).toBe(false);
});
