import { consentOf, proposesFor, sidesToConfirm, speaksItself, type Voice, withdrawsFor } from './voices.ts';

const voice = (side: 'from' | 'to', rest: Partial<Voice> = {}): Voice => ({
  side,
  sub: side,
  blocked: false,
  passed_away: false,
  ...rest,
});
const both = [voice('from'), voice('to')];
const childWithout = [voice('from'), voice('to', { sub: null })];
const nobody = [voice('from', { sub: null }), voice('to', { sub: null })];

describe('who speaks for a side of a contract', () => {
  it('a side with a login speaks for itself, also when it is blocked; the dead do not', () => {
    expect(speaksItself(both, 'to')).toBe(true);
    expect(speaksItself([voice('to', { blocked: true })], 'to')).toBe(true);
    expect(speaksItself([voice('to', { passed_away: true })], 'to')).toBe(false);
    expect(speaksItself(childWithout, 'to')).toBe(false);
    // Of a couple one login is enough.
    expect(speaksItself([voice('to', { sub: null }), voice('to')], 'to')).toBe(true);
  });

  it('a day of signing is confirmed by every side but their own that answers for itself', () => {
    expect(sidesToConfirm('from', both)).toEqual(['to']);
    expect(sidesToConfirm('to', both)).toEqual(['from']);
    expect(sidesToConfirm('none', both)).toEqual(['from', 'to']);
    expect(sidesToConfirm('from', childWithout)).toEqual([]);
    expect(sidesToConfirm('none', childWithout)).toEqual(['from']);
    expect(sidesToConfirm('none', nobody)).toEqual([]);
    expect(sidesToConfirm('from', [voice('from'), voice('to', { passed_away: true })])).toEqual([]);
    expect(sidesToConfirm('from', [voice('from'), voice('to', { blocked: true })])).toEqual(['to']);
  });

  it('who is a party proposes for their own side; a parent beside them only for a side without a login', () => {
    expect(proposesFor('to', false, both)).toBe('to');
    expect(proposesFor('from', true, childWithout)).toBe('from');
    expect(proposesFor('none', true, both)).toBeNull();
    expect(proposesFor('none', true, childWithout)).toBe('to');
    expect(proposesFor('none', true, nobody)).toBe('from');
    expect(proposesFor('none', false, nobody)).toBeNull();
  });

  it('nobody agrees for a side with a login but that side; for one without it, who manages the family records it on paper', () => {
    expect(consentOf('to', false, both, 'to')).toBe('here');
    expect(consentOf('from', true, both, 'to')).toBeNull();
    expect(consentOf('from', true, [voice('from'), voice('to', { blocked: true })], 'to')).toBeNull();
    expect(consentOf('from', true, childWithout, 'to')).toBe('on_paper');
    expect(consentOf('from', false, childWithout, 'to')).toBeNull();
    expect(consentOf('none', true, nobody, 'to')).toBe('on_paper');
  });

  it('what was proposed for a side is taken back by that side, or by who speaks for it', () => {
    expect(withdrawsFor('from', false, both, 'from')).toBe(true);
    expect(withdrawsFor('to', true, both, 'from')).toBe(false);
    expect(withdrawsFor('to', true, [voice('from', { passed_away: true }), voice('to')], 'from')).toBe(true);
  });
});
