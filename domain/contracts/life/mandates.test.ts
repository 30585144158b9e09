import type { MandateMatter } from '../../wire/choices/mandate.ts';
import type { PartySide } from '../../wire/choices/party.ts';
import { endOfMandate, type Household, type Mandate, mandateFor, mandatesOfToday, partnerOfToday } from './mandates.ts';

const [BRAM, NOOR, SANNE] = [1, 2, 3];
const person = (id: number, rest = {}) => ({ id, sub: `sub ${id}`, blocked: false, passed_away: false, ...rest });
const mandate = (rest: Partial<Mandate> = {}): Mandate => ({
  id: 1,
  giver_id: BRAM,
  taker_id: NOOR,
  matters: ['terms', 'paper'],
  ended_at: null,
  contested: false,
  ...rest,
});
const couple = { self_id: BRAM, partner_id: NOOR, until_date: null };
const home = (rest: Partial<Household> = {}): Household => ({
  people: [person(BRAM), person(NOOR), person(SANNE)],
  couples: [couple],
  mandates: [mandate()],
  ...rest,
});
const beside = new Map<number, PartySide>([
  [BRAM, 'from'],
  [NOOR, 'from'],
  [SANNE, 'to'],
]);
const forBram = { giver: BRAM, taker: NOOR };

describe('answering for another by mandate', () => {
  it('the current partner, on the matters it names, and only in that direction', () => {
    expect(mandateFor(home(), { sides: beside, matters: ['terms'] }, forBram)).toEqual(mandate());
    expect(mandateFor(home(), { sides: beside, matters: ['forgiveness'] }, forBram)).toBeNull();
    expect(mandateFor(home(), { sides: beside, matters: ['terms'] }, { giver: NOOR, taker: BRAM })).toBeNull();
    expect(mandateFor(home(), { sides: beside, matters: ['terms'] }, { giver: BRAM, taker: SANNE })).toBeNull();
    expect(mandateFor(home({ mandates: [] }), { sides: beside, matters: ['terms'] }, forBram)).toBeNull();
  });

  it('S-293 it must name every matter of the answer, and no mandate covers matters that nobody answers for another', () => {
    const about = (...matters: MandateMatter[]) => mandateFor(home(), { sides: beside, matters }, forBram);
    expect([about('terms', 'paper'), about('terms', 'payments')]).toEqual([mandate(), null]);
    expect(mandateFor(home(), { sides: beside, matters: null }, forBram)).toBeNull();
  });

  it('S-267 a mandate given with an account in other hands is void until its owner confirms it', () => {
    expect(mandatesOfToday(home({ mandates: [mandate({ contested: true })] }))).toEqual([]);
    expect(
      mandateFor(home({ mandates: [mandate({ contested: true })] }), { sides: beside, matters: ['terms'] }, forBram),
    ).toBeNull();
  });

  it('a mandate never counts if the taker is on the side opposite the giver', () => {
    const opposite = new Map<number, PartySide>([
      [BRAM, 'from'],
      [NOOR, 'to'],
    ]);
    expect(mandateFor(home(), { sides: opposite, matters: ['terms'] }, forBram)).toBeNull();
    expect(mandateFor(home(), { sides: new Map([[BRAM, 'from']]), matters: ['terms'] }, forBram)).toEqual(mandate());
  });

  it.each([
    ['they parted', { couples: [{ ...couple, until_date: '2026-01-01' }] }, 'parted'],
    ['they never were a couple', { couples: [] }, 'parted'],
    ['the taker has another partner', { couples: [{ ...couple, self_id: SANNE }] }, 'parted'],
    ['the giver died', { people: [person(BRAM, { passed_away: true }), person(NOOR)] }, 'died'],
    ['the taker died', { people: [person(BRAM), person(NOOR, { passed_away: true })] }, 'died'],
    ['the giver was blocked', { people: [person(BRAM, { blocked: true }), person(NOOR)] }, 'blocked'],
    ['the taker was blocked', { people: [person(BRAM), person(NOOR, { blocked: true })] }, 'blocked'],
    ['the taker has no login', { people: [person(BRAM), person(NOOR, { sub: null })] }, 'no_login'],
  ] as const)('not once %s', (_what, rest, why) => {
    const now = home(rest);
    expect(endOfMandate(now, mandate())).toBe(why);
    expect(mandatesOfToday(now)).toEqual([]);
    expect(mandateFor(now, { sides: beside, matters: ['terms'] }, forBram)).toBeNull();
  });

  it('a mandate no longer counts once it was ended, even if nothing else changed', () => {
    expect(endOfMandate(home(), mandate())).toBeNull();
    expect(mandatesOfToday(home({ mandates: [mandate({ ended_at: new Date() })] }))).toEqual([]);
  });

  it('a current partner is one of a couple that is together with both alive', () => {
    expect(partnerOfToday(home(), NOOR)).toBe(BRAM);
    expect(partnerOfToday(home(), SANNE)).toBeNull();
    expect(partnerOfToday(home({ people: [person(BRAM, { passed_away: true }), person(NOOR)] }), NOOR)).toBeNull();
    expect(partnerOfToday(home({ people: [person(NOOR)] }), NOOR)).toBeNull();
  });
});
