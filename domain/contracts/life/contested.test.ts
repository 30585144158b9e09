import { SIGNING_STATES } from '../../wire/choices/signing.ts';
import { EVENT_STATUSES } from '../../wire/choices/event.ts';
import { PROPOSAL_STATES } from '../../wire/choices/proposal.ts';
import {
  type Contested,
  fateOfConsent,
  fateOfRecord,
  fateOfSignature,
  isFrozen,
  lastOfEach,
  wordOfRejection,
} from './contested.ts';

const [FIRST, SECOND] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-01T10:00:01Z')];
const act = (rest: Partial<Contested> = {}): Contested => ({
  ...{ kind: 'signature', about: 'verzoek', doneAt: FIRST, userId: 1, outcome: null },
  ...rest,
});

describe('S-266 S-267 the fate of an account’s acts while it was in other hands', () => {
  it('an act that took effect is suspended, a pending one is taken back, and a failed one stays so', () => {
    expect(SIGNING_STATES.map((state) => [state, fateOfSignature(state)])).toEqual([
      ['open', 'frozen'],
      ['signed', 'frozen'],
      ['withdrawn', null],
      ['refused', null],
      ['expired', null],
    ]);
    expect(Object.fromEntries(PROPOSAL_STATES.map((state) => [state, fateOfConsent(state)]))).toEqual({
      ...{ open: 'taken_back', accepted: 'frozen', refused: null, withdrawn: null, lapsed: null },
    });
    expect(Object.fromEntries(EVENT_STATUSES.map((status) => [status, fateOfRecord(status, false)]))).toEqual({
      ...{ reported: 'taken_back', confirmed: 'frozen', refused: null },
    });
    expect(fateOfRecord('confirmed', true)).toBeNull();
  });

  it('the last word on one act counts; another moment, person or subject is another act', () => {
    const again = act({ outcome: 'confirmed' });
    const others = [act({ doneAt: SECOND }), act({ userId: 2 }), act({ about: 'ander' }), act({ kind: 'consent' })];
    expect(lastOfEach([act(), ...others, again])).toEqual([again, ...others]);
  });

  it('it waits for its owner alone, and not if they died or no longer have a login', () => {
    const owner = { sub: 'sub', passed_away: false };
    expect(isFrozen(act(), owner)).toBe(true);
    expect(isFrozen(act({ outcome: 'rejected' }), owner)).toBe(false);
    expect(isFrozen(act(), { ...owner, passed_away: true })).toBe(false);
    expect(isFrozen(act(), { ...owner, sub: null })).toBe(false);
    expect(isFrozen(act(), undefined)).toBe(false);
  });

  it('the others read which act was not theirs, and its day', () => {
    expect(wordOfRejection('consent', '2026-03-01')).toBe(
      'Het akkoord van 1 maart 2026 komt niet van mij: iemand anders was toen in mijn account.',
    );
  });
});
