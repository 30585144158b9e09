import type { PartySide } from '../../wire/choices/party.ts';
import type { ConsentWay } from '../../wire/choices/proposal.ts';
import type { Household, Mandate } from './mandates.ts';
import {
  agreeableBy,
  awaited,
  type Consented,
  mayRefuse,
  mayWithdraw,
  onlyOnPaper,
  proposesFor,
  recordersOf,
  unheard,
  speaksItself,
  type Speaker,
  type Spoken,
  wayToAgree,
} from './whoAgrees.ts';

const [JAN, BRAM, SANNE, NOOR] = [1, 2, 3, 4];
const party = (id: number, side: PartySide, rest: Partial<Speaker> = {}): Speaker => ({
  id,
  side,
  sub: `sub ${id}`,
  blocked: false,
  passed_away: false,
  signed: rest.sub !== null,
  ...rest,
});
const spoken = (parties: Speaker[], rest: Partial<Household> = {}): Spoken => ({
  parties,
  household: { people: parties, couples: [], mandates: [], ...rest },
  managers: [],
  matters: ['terms'],
});
const by = (id: number, manages = false) => ({ id, manages });
const said = (user_id: number, how: ConsentWay, answered_by: number, mandate_id: number | null = null) => ({
  ...{ user_id, how, answered_by, mandate_id },
});
const self = (user_id: number) => said(user_id, 'self', user_id);
const how = (one: Spoken, id: number, person: number, manages = false) =>
  wayToAgree(
    manages ? { ...one, managers: [...one.managers, id] } : one,
    by(id),
    one.parties.find((v) => v.id === person)!,
  )?.how ?? null;

const siblings = [party(JAN, 'from'), party(BRAM, 'to'), party(SANNE, 'to')];
const mandate: Mandate = {
  ...{ id: 7, giver_id: SANNE, taker_id: BRAM, matters: ['terms'], ended_at: null, contested: false },
};
const couple = { self_id: BRAM, partner_id: SANNE, until_date: null };
const without = { sub: null };

describe('agreeing for another', () => {
  it('everybody with a login agrees themselves: nobody on their side or the other, and no manager, does it for them', () => {
    const one = spoken(siblings);
    expect(siblings.map(({ id }) => how(one, id, id))).toEqual(['self', 'self', 'self']);
    for (const who of [JAN, BRAM, NOOR]) expect(how(one, who, SANNE, true)).toBeNull();
    expect(how(spoken(siblings, { couples: [couple] }), BRAM, SANNE)).toBeNull();
    const blocked = [...siblings.slice(0, 2), party(SANNE, 'to', { blocked: true })];
    expect(how(spoken(blocked), JAN, SANNE, true)).toBeNull();
  });

  it('a partner with a mandate on the matter does', () => {
    const one = spoken(siblings, { couples: [couple], mandates: [mandate] });
    expect(wayToAgree(one, by(BRAM), siblings[2]!)).toEqual({ how: 'mandate', mandate });
    expect(how({ ...one, matters: ['forgiveness'] }, BRAM, SANNE)).toBeNull();
    expect(how(one, SANNE, BRAM)).toBeNull();
    expect(how(spoken(siblings, { mandates: [mandate] }), BRAM, SANNE)).toBeNull();
  });

  it('for a person without a login the partner on their side does, or else a manager records the paper', () => {
    const one = [party(JAN, 'from'), party(BRAM, 'to'), party(SANNE, 'to', without)];
    const pair = spoken(one, { couples: [couple] });
    expect(how(pair, BRAM, SANNE)).toBe('partner');
    expect(how(pair, JAN, SANNE, true)).toBeNull();
    expect(onlyOnPaper(pair, one[2]!)).toBe(false);
    const alone = spoken(one);
    expect(how(alone, BRAM, SANNE)).toBeNull();
    expect(how(alone, JAN, SANNE, true)).toBe('paper');
    expect(how(alone, NOOR, SANNE, true)).toBe('paper');
    expect(onlyOnPaper(alone, one[2]!)).toBe(true);
    const opposite = spoken([party(BRAM, 'from'), party(SANNE, 'to', without)], { couples: [couple] });
    expect(how(opposite, BRAM, SANNE)).toBeNull();
    const dead = spoken([party(BRAM, 'to'), party(SANNE, 'to', { passed_away: true })], { couples: [couple] });
    expect(how(dead, BRAM, SANNE)).toBeNull();
    expect(how(dead, BRAM, SANNE, true)).toBe('paper');
  });

  it('S-290 for a person who once answered here, now erased or dead, nobody opposite records anything, nor a partner of theirs', () => {
    const couples = [{ self_id: JAN, partner_id: NOOR, until_date: null }];
    for (const gone of [{ sub: null, signed: true }, { passed_away: true }, { passed_away: true, signed: false }]) {
      const one = [party(JAN, 'from'), party(SANNE, 'to', gone)];
      const home = { couples, people: [...one, party(NOOR, 'from')] };
      expect(how(spoken(one, home), JAN, SANNE, true)).toBeNull();
      expect(how(spoken(one, home), NOOR, SANNE, true)).toBeNull();
      expect(how(spoken(one, home), BRAM, SANNE, true)).toBe('paper');
      expect(recordersOf(spoken(one, home), one)).toEqual([]);
    }
  });

  it('S-321 for a person who erased themselves no partner answers, also not one recorded as such afterwards', () => {
    const erased = party(SANNE, 'to', { sub: null, signed: true });
    const one = [party(JAN, 'from'), party(BRAM, 'to'), erased];
    const pair = spoken(one, { couples: [couple] });
    expect(how(pair, BRAM, SANNE)).toBeNull();
    expect(how(pair, NOOR, SANNE, true)).toBe('paper');
    // Recorded as the partner of the other side, they take nobody's word from them: people in one household share each other's
    // gains.
    const across = [party(SANNE, 'from', { sub: null, signed: true }), party(JAN, 'to', { sub: null, signed: true })];
    const home = { couples: [couple], people: [...across, party(BRAM, 'from')] };
    expect(how(spoken(across, home), BRAM, JAN, true)).toBeNull();
    expect(how(spoken(across, home), NOOR, JAN, true)).toBe('paper');
  });

  it('S-322 for a person without a login, if only gainers record, nobody confirms the contract', () => {
    const one = [party(JAN, 'from'), party(SANNE, 'to', without)];
    const silent = (...managers: number[]) => unheard({ ...spoken(one), managers }).map(({ id }) => id);
    expect(silent(JAN)).toEqual([SANNE]);
    expect(silent(JAN, NOOR)).toEqual([]);
    const pair = [party(JAN, 'from'), party(BRAM, 'to'), party(SANNE, 'to', without)];
    expect(unheard({ ...spoken(pair, { couples: [couple] }), managers: [JAN] })).toEqual([]);
    expect(unheard({ ...spoken([party(JAN, 'from'), party(SANNE, 'to')]), managers: [JAN] })).toEqual([]);
  });

  it('S-291 for a person who never had a login somebody opposite records it only if nobody else manages', () => {
    const couples = [{ self_id: JAN, partner_id: NOOR, until_date: null }];
    const one = [party(JAN, 'from'), party(SANNE, 'to', without)];
    const home = { couples, people: [...one, party(NOOR, 'from')] };
    const by = (...managers: number[]) => recordersOf({ ...spoken(one, home), managers }, one);
    expect([by(JAN), by(JAN, NOOR), by(JAN, NOOR, BRAM)]).toEqual([[JAN], [JAN, NOOR], [BRAM]]);
    expect(how({ ...spoken(one, home), managers: [BRAM] }, JAN, SANNE, true)).toBeNull();
  });

  it('S-291 after the death of a person who never had a login their partner on that side answers', () => {
    const widowed = [party(JAN, 'from'), party(BRAM, 'to'), party(SANNE, 'to', { ...without, passed_away: true })];
    const one = spoken(widowed, { couples: [couple] });
    expect(how(one, BRAM, SANNE)).toBe('partner');
    expect(how(one, JAN, SANNE, true)).toBeNull();
  });

  it('a contract waits for everybody who did not agree; an earlier answer for somebody who has a login now is asked of them', () => {
    const asked = (people: Speaker[], consents: Consented[], rest = {}) =>
      awaited(spoken(people, rest), consents).map(({ id }) => id);
    expect(asked(siblings, [self(BRAM)])).toEqual([JAN, SANNE]);
    const onPaper = said(SANNE, 'paper', JAN);
    expect(asked(siblings, [self(JAN), self(BRAM), onPaper])).toEqual([SANNE]);
    expect(asked([party(SANNE, 'to', without)], [onPaper])).toEqual([]);
    expect(agreeableBy(spoken(siblings), by(BRAM), siblings).map(({ person }) => person.id)).toEqual([BRAM]);
  });

  it('S-294 an answer by a mandate, or for a partner without a login, counts as long as that lasts', () => {
    const left = (people: Speaker[], consents: Consented[], rest: Partial<Household>) =>
      awaited(spoken(people, rest), consents).map(({ id }) => id);
    const byMandate = [self(JAN), self(BRAM), said(SANNE, 'mandate', BRAM, mandate.id)];
    const couples = [couple];
    expect(left(siblings, byMandate, { couples, mandates: [mandate] })).toEqual([]);
    expect(left(siblings, byMandate, { couples, mandates: [{ ...mandate, ended_at: new Date() }] })).toEqual([SANNE]);
    expect(left(siblings, byMandate, { couples, mandates: [{ ...mandate, contested: true }] })).toEqual([SANNE]);
    expect(left(siblings, byMandate, { couples, mandates: [{ ...mandate, id: 8 }] })).toEqual([SANNE]);
    expect(left(siblings, byMandate, { couples, mandates: [{ ...mandate, matters: ['paper'] }] })).toEqual([SANNE]);
    const parted = { ...couple, until_date: '2026-01-01' };
    expect(left(siblings, byMandate, { couples: [parted], mandates: [mandate] })).toEqual([SANNE]);
    const pair = [party(JAN, 'from'), party(BRAM, 'to'), party(SANNE, 'to', without)];
    const beside = [self(JAN), self(BRAM), said(SANNE, 'partner', BRAM)];
    expect([left(pair, beside, { couples }), left(pair, beside, { couples: [parted] })]).toEqual([[], [SANNE]]);
  });

  it('an awaited person can refuse, and so can somebody for whom another agreed', () => {
    const one = spoken(siblings);
    expect(mayRefuse(one, by(SANNE), [self(BRAM)])).toBe(true);
    expect(mayRefuse(one, by(BRAM), [self(BRAM)])).toBe(false);
    expect(mayRefuse(one, by(SANNE), [self(BRAM), said(SANNE, 'mandate', BRAM, mandate.id)])).toBe(true);
    expect(mayRefuse(one, by(NOOR, true), [])).toBe(false);
  });

  it('its maker or somebody who agreed on that side can withdraw it, and for a side that can’t log in a manager', () => {
    const made = { proposed_by: BRAM, side: 'to' as const, consents: [self(BRAM)] };
    const one = spoken(siblings);
    expect(mayWithdraw(one, by(BRAM), made)).toBe(true);
    expect(mayWithdraw(one, by(SANNE), made)).toBe(false);
    expect(mayWithdraw(one, by(SANNE), { ...made, consents: [self(BRAM), self(SANNE)] })).toBe(true);
    expect(mayWithdraw(one, by(JAN, true), made)).toBe(false);
    const heirs = spoken([party(JAN, 'from'), party(BRAM, 'to', { passed_away: true })]);
    expect(mayWithdraw(heirs, by(JAN, true), made)).toBe(true);
    expect(mayWithdraw(heirs, by(NOOR, false), made)).toBe(false);
    expect(mayWithdraw(heirs, by(NOOR), { ...made, proposed_by: NOOR })).toBe(true);
  });

  it('a party proposes for their own side; a manager also for a side without a login', () => {
    const both = [party(JAN, 'from'), party(BRAM, 'to')];
    const childWithout = [party(JAN, 'from'), party(BRAM, 'to', without)];
    const nobody = [party(JAN, 'from', without), party(BRAM, 'to', without)];
    expect(proposesFor('to', false, both)).toBe('to');
    expect(proposesFor('from', true, childWithout)).toBe('from');
    expect(proposesFor('none', true, both)).toBeNull();
    expect(proposesFor('none', true, childWithout)).toBe('to');
    expect(proposesFor('none', true, nobody)).toBe('from');
    expect(proposesFor('none', false, nobody)).toBeNull();
    expect(speaksItself([party(BRAM, 'to', { blocked: true })], 'to')).toBe(true);
    expect(speaksItself([party(BRAM, 'to', { passed_away: true })], 'to')).toBe(false);
  });
});
