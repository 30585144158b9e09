import { homeLoan, paysTerms } from '../deduction/test/homeLoan.ts';
import { STAND_ACTS, STEP_KINDS, type Stand, type StandRole } from '../wire/choices/nextStep.ts';
import { type Concept, standOf, type StandFacts } from './stand.ts';
import { TABLE } from './table.ts';

const loan = homeLoan({}, paysTerms(homeLoan(), 1, 1));
const draft = homeLoan({ signed_date: null });
const [lender, borrower] = [loan.parties.from[0]?.hashid ?? '', loan.parties.to[0]?.hashid ?? ''];
const sanne = { hashid: 'sanne', firstname: 'Sanne', infix: '', lastname: 'Vries' };
const waiting = { hashid: 'w', waits: [sanne], until: '2026-04-01' };
const concept = (changes: Partial<Concept>): Concept => ({
  deed: false,
  here: false,
  invited: [],
  wished: false,
  ...changes,
});

const stand = (changes: Partial<StandFacts> = {}) =>
  standOf({
    contract: loan,
    book: null,
    me: lender,
    manages: true,
    consents: false,
    allowed: new Set(STAND_ACTS),
    toSign: null,
    toAnswer: null,
    toRecognise: false,
    mayAsk: false,
    due: () => null,
    today: '2026-03-01',
    request: null,
    proposal: null,
    concept: null,
    archived: false,
    contested: false,
    paidOff: false,
    died: false,
    ...changes,
  });
const stateOf = (...given: Parameters<typeof stand>) => stand(...given).state;

/** A reported payment that waits for others. */
const reported = (by: string): Pick<StandFacts, 'contract' | 'book'> => ({
  contract: {
    ...loan,
    events: [
      {
        hashid: 'r',
        kind: 'payment',
        date: '2026-02-01',
        amount: 10_000,
        status: 'reported',
        note: '',
        recorded_at: '2026-02-01T10:00:00.000Z',
        recorded_by: { ...sanne, hashid: by },
        answered_at: null,
        answered_by: null,
      },
    ],
  },
  book: { role: 'borrower', open: [{ event: 'r', waits: [sanne], then: [], mine: false }], automatic_waits: [] },
});

const asked = { hashid: 'w', change: null };

describe('the state of a contract for its reader', () => {
  const toSign = { toSign: asked, request: { ...waiting, change: false } };
  const toAnswer = { hashid: 'w', by: 'Sanne', until: '2026-04-01' };
  it.each<[Stand, Partial<StandFacts>]>([
    ['sign', toSign],
    ['sign_change', { toSign: asked, request: { ...waiting, change: true } }],
    ['signing', { request: { ...waiting, change: false } }],
    ['signing_change', { request: { ...waiting, change: true } }],
    ['answer', { toAnswer, proposal: { ...waiting, onPaper: false } }],
    ['answer_paper', { toAnswer, proposal: { ...waiting, onPaper: true } }],
    ['proposed', { proposal: { ...waiting, onPaper: false } }],
    ['proposed_paper', { contract: draft, concept: concept({ here: true }), proposal: { ...waiting, onPaper: true } }],
    ['recognise', { toRecognise: true }],
    ['contested', { contested: true, request: { ...waiting, change: false } }],
    ['reported', reported('bram')],
    ['reported_by_you', reported(lender)],
    ['automatic_asked', { book: { role: 'keeper', open: [], automatic_waits: [sanne] } }],
    ['send', { contract: draft, concept: concept({ here: true }), mayAsk: true }],
    ['invited', { contract: draft, concept: concept({ invited: [sanne] }) }],
    ['wished', { contract: draft, concept: concept({ invited: [sanne], wished: true }) }],
    ['on_paper', { contract: draft, concept: concept({}) }],
    ['notary', { contract: draft, concept: concept({ deed: true, invited: [sanne] }) }],
    ['running', {}],
    ['paid_off', { paidOff: true }],
    ['someone_died', { died: true }],
    ['archived', { ...toSign, archived: true }],
  ])('%s', (state, facts) => {
    expect(stateOf(facts)).toBe(state);
  });

  it('names the people awaited, never the reader, and only if others are awaited', () => {
    const both = { ...waiting, waits: [sanne, { ...sanne, hashid: lender }], change: false };
    expect(stand({ request: both }).waits_for).toEqual([sanne]);
    expect(stand({ request: both, toSign: asked }).waits_for).toEqual([]);
  });

  it('follows the reader’s role: in a gift the giver lends', () => {
    expect(stand().role).toBe('managing_lender');
    expect(stand({ manages: false }).role).toBe('lender');
    expect(stand({ me: borrower }).role).toBe('borrower');
    expect(stand({ me: 'kees', consents: true }).role).toBe('spouse');
    expect(stand({ me: 'kees' }).role).toBe('other');
  });

  it('leaves out acts the reader may not do', () => {
    const facts = { contract: draft, concept: concept({ invited: [sanne] }) };
    expect(stand(facts)).toMatchObject({
      first: 'wish_signatures',
      others: ['invite_again', 'edit', 'sign_on_paper', 'remove'],
      waits_for: [sanne],
    });
    expect(stand({ ...facts, allowed: new Set(['edit']) })).toMatchObject({ first: null, others: ['edit'] });
  });
});

describe('the table', () => {
  const rows = Object.entries(TABLE).flatMap(([state, roles]) =>
    Object.entries(roles).map(([role, row]) => ({ state: state as Stand, role: role as StandRole, ...row })),
  );
  it('has an act for everybody it waits for, and never asks one thing twice', () => {
    for (const { waits, first, others } of rows) {
      if (waits === 'you') expect(first).not.toBeNull();
      expect(new Set([first, ...others]).size).toBe(others.length + 1);
    }
  });

  it('names each kind of next step for its reader as waiting for somebody', () => {
    for (const kind of STEP_KINDS)
      expect(rows.filter(({ state, waits }) => state === kind && waits === 'you')).not.toHaveLength(0);
  });

  it('asks a spouse only for a signature', () => {
    const asked = rows.flatMap(({ role, first }) => (role === 'spouse' && first !== null ? [first] : []));
    expect(new Set(asked)).toEqual(new Set(['sign', 'open_request']));
  });
});
