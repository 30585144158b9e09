import { isIsoDate, type IsoDate } from '../../dates/isoDate.ts';
import { NEW_LAW } from '../../deduction/lifetime.ts';
import { agreedEnd, MAX_TERM_MONTHS } from '../../loans/agreedEnd.ts';
import { iban } from '../../rules/iban.ts';
import { isWholeBetween } from '../../rules/wholeNumber.ts';
import {
  CALL_EVENTS,
  DAY_COUNTS,
  EXCLUSIONS,
  LATE_PAYMENTS,
  PAYMENT_EVERY,
  PAYMENT_ROUNDINGS,
} from '../../wire/choices/clauses.ts';
import { REPAYMENT_OUTCOMES } from '../../wire/choices/event.ts';
import { EXEMPTION_CLAIMS } from '../../wire/choices/gifts.ts';
import { yesOrNo as trueOrFalse } from '../fieldChecks.ts';
import type { Fields } from '../read.ts';
import { possibleCallEvents } from './callEvents.ts';
import type { Clause } from './clause.ts';
import { after, choice, choices, clause, day, rate, term, text, yesOrNo } from './kinds.ts';
import { lastDay } from './lastDay.ts';
import { noticeOf, wrongNotice } from './notice.ts';
import { PLAIN_RHYTHM, type TakenOver } from './plainRhythm.ts';
import { type BorrowerShare, twoBorrowers, wrongShares } from './shares.ts';

/** The longest name or address, and the longest text in somebody's own words, in characters. */
const NAME = 200;
const WORDS = 1000;

/** Two people give or lend. */
const twoLenders = ({ lenders }: Fields): boolean => typeof lenders === 'number' && lenders > 1;

/**
 * The choices of a family in a gift agreement besides its ground terms (docs/domain.md 4.1), in the order of the
 * screens. A new clause is one entry here, its words (src/text/clauses.ts) and its place in the document
 * (server/pdf/clauses): its place in the calls, the forms, their checks and the summaries of the agreement
 * follows (docs/decisions/0009).
 */
export const GIFT_CLAUSES = {
  /** How the money is handed over. Everything but a transfer needs a deed of a notary (BW 7:177; docs/domain.md 2.4, 4.1). */
  form: choice(['transfer', 'paper', 'at_death', 'real_estate'], 'transfer', { step: 'terms' }),
  /**
   * When a gift on paper of two givers is due: each half at the giver's own death, or the whole at the last death. Our drafts
   * always said the first (docs/decisions/0007).
   */
  falls_due: choice(['own_death', 'last_death'], 'own_death', {
    step: 'terms',
    applies: (terms) => terms.form === 'paper' && twoLenders(terms),
  }),
  /** The gift tax exemption that the recipient claims; the one for a study needs a notary (art. 33 SW 1956). */
  exemption: choice(EXEMPTION_CLAIMS, 'yearly', { step: 'terms' }),
  /** Whether the giver may still lift the exclusion clause. */
  exclusion_liftable: yesOrNo({ applies: (terms) => terms.exclusion_clause !== 'none' }),
  /**
   * Suspensive: the gift counts from the day the condition is met (art. 1 lid 9 SW 1956). Dissolving: it ends the gift.
   */
  condition: choice(['none', 'suspensive', 'dissolving'], 'none'),
  /** The condition in the parties' own words; empty without one. */
  condition_text: text(WORDS, {
    missing: 'Schrijf op wat de voorwaarde is.',
    applies: (terms) => terms.condition !== 'none',
  }),
  /** Bewind (BW 7:182): somebody else administers the gift until a day. */
  administration: yesOrNo(),
  /** The administrator; empty: the giver. */
  administrator: text(NAME, { applies: (terms) => terms.administration === true }),
  /** The day the administration ends; null without one. */
  administration_until: day({
    missing: 'Vul in op welke dag het bewind stopt.',
    wrong: after('gift_date', 'Kies een dag na de schenking.'),
    applies: (terms) => terms.administration === true,
  }),
  /** The person who pays gift tax, if any is due; paid by the giver it is a gift too (art. 1 lid 7 and 36 SW 1956, BW 7:186). */
  tax_paid_by: choice(['recipient', 'giver'], 'recipient'),
  /**
   * Whether the giver's spouse consents: the law requires it for an unusually large gift (BW 1:88 lid 1 b), which the
   * family judges; by default the paper has a place to sign and says when it is needed.
   */
  giver_spouse: choice(['if_needed', 'signs', 'not_needed'], 'if_needed', { spouseOf: 'from' }),
} as const;

function wrongBeginning(given: IsoDate, { start_date: start }: Fields): string | null {
  if (given < NEW_LAW) return 'Vul een dag vanaf 1 januari 2013 in. Was de lening ouder, laat dit dan leeg.';
  return typeof start === 'string' && given >= start ? 'Kies een dag vóór de uitbetaling van deze lening.' : null;
}

/** The paper promises another rate before that day: there is nothing left to agree once the loan has ended. */
function afterItsEnd(given: IsoDate, fields: Fields): string | null {
  const { first_payment_date, term_months, payment_every, on_last_day } = fields;
  // Invalid terms have their own sentence.
  const known = isIsoDate(first_payment_date) && typeof term_months === 'number' && typeof payment_every === 'number';
  if (!known || !isWholeBetween(term_months, payment_every, MAX_TERM_MONTHS)) return null;
  return given >= agreedEnd({ first_payment_date, term_months, payment_every, on_last_day: on_last_day === true })
    ? 'Kies een dag vóór de laatste termijn. Staat de rente de hele looptijd vast? Laat dit dan leeg.'
    : null;
}

/** A rate of somebody outside the family was filled in. */
const compared = ({ compared_rate_millipercent: given }: Fields): boolean => typeof given === 'number';

const ONE_LENDER = 'Dit kan alleen als er twee mensen zijn die uitlenen.';

/** Accepts everything: a clause that decides the schedule is checked with the schedule (domain/loans/checkTerms.ts). */
const withTheSchedule = () => null;

/**
 * The same for a loan (docs/domain.md 4.2). The plain one is callable in the listed cases only, so that it is no
 * day-by-day gift (art. 15 SW 1956).
 */
export const LOAN_CLAUSES = {
  /** Months between two terms: every month, every quarter, every year. */
  payment_every: clause<'rhythm', (typeof PAYMENT_EVERY)[number]>({
    kind: 'rhythm',
    choices: PAYMENT_EVERY,
    plain: PLAIN_RHYTHM.payment_every,
    step: 'terms',
    figures: true,
    check: withTheSchedule,
  }),
  on_last_day: lastDay,
  /** A loan that existed before it was recorded here; null for a new loan. */
  taken_over: clause<'taken_over', TakenOver | null>({
    kind: 'taken_over',
    plain: PLAIN_RHYTHM.taken_over,
    step: 'terms',
    figures: true,
    check: withTheSchedule,
  }),
  /** The address or cadastral number of the own home; empty if unknown or absent. */
  home_address: text(NAME, { step: 'terms', applies: (terms) => terms.own_home === true }),
  /**
   * The payout of the home loan that this one replaces, since the law of 2013: its months keep counting (art.
   * 3.119c lid 3 and 4 Wet IB 2001); null without one.
   */
  replaces_since: day({
    step: 'terms',
    figures: true,
    applies: (terms) => terms.own_home === true,
    wrong: wrongBeginning,
  }),
  /**
   * The terms of somebody outside the family for such a loan: the rate, the lender, the day, and how long it is fixed. Only by
   * comparison can a rate be called one that others agree too (art. 1 lid 7 SW 1956, BW 7:186; docs/decisions/0005); null
   * without one.
   */
  compared_rate_millipercent: rate({ step: 'terms' }),
  compared_lender: text(NAME, {
    step: 'terms',
    missing: 'Vul in welke bank deze rente vraagt.',
    applies: compared,
  }),
  compared_on: day({
    step: 'terms',
    missing: 'Vul in op welke dag die rente gold.',
    applies: compared,
    wrong: () => null,
  }),
  compared_term_months: term(MAX_TERM_MONTHS, {
    step: 'terms',
    missing: 'Vul in hoelang die rente vaststaat: 1 maand tot 50 jaar.',
    applies: compared,
  }),
  /** The lender's account for the terms; empty: the lender gives it later. */
  account_iban: text(40, { step: 'terms', wrong: iban }),
  /**
   * Whether a payment to one of two lenders is one to both (BW 6:15 lid 1): then one of them confirms it for both
   * (docs/decisions/0016).
   */
  paid_to_one: {
    ...yesOrNo({ applies: twoLenders }),
    check: (value, terms) => trueOrFalse(value) ?? (value === true && !twoLenders(terms) ? ONE_LENDER : null),
  } satisfies Clause<'yes_no', boolean>,
  /** The shares of two borrowers between them (BW 6:10); null: half each (docs/decisions/0013). */
  borrower_shares: clause<'shares', readonly BorrowerShare[] | null>({
    kind: 'shares',
    plain: null,
    optional: true,
    figures: true,
    applies: twoBorrowers,
    check: wrongShares,
  }),
  /**
   * When the lender may call the loan: only in the listed cases, or also with notice of at most three months, of
   * more than three months, or at once (art. 15 SW 1956; docs/domain.md 2.5).
   */
  callable: choice(['limited', 'short_notice', 'long_notice', 'on_demand'], 'limited', { figures: true }),
  /** Months of notice: 1 to 3 (short) or 4 to 24 (long); null for the other kinds. */
  notice_months: clause<'months', number | null>({
    kind: 'months',
    plain: null,
    applies: ({ callable }) => noticeOf(callable).length > 0,
    offered: ({ callable }) => noticeOf(callable),
    check: (value, { callable }) => wrongNotice(value, noticeOf(callable)),
  }),
  /** The cases in which the lender may call the loan; insolvency always is one (BW 6:40). */
  call_events: choices(CALL_EVENTS, ['arrears', 'seizure', 'home_sold', 'borrower_dies'], {
    applies: (terms) => terms.callable !== 'on_demand',
    offered: (terms) => possibleCallEvents(CALL_EVENTS, terms.own_home === true),
  }),
  /** The day until which the rate is fixed; null: the whole term. */
  rate_fixed_until: day({
    wrong: (given, terms) =>
      after('start_date', 'Kies een dag na de uitbetaling.')(given, terms) ?? afterItsEnd(given, terms),
  }),
  /** The effect of an extra repayment unless another is chosen. */
  extra_repayment: choice(REPAYMENT_OUTCOMES, 'lower_payment', {
    applies: (terms) => terms.type !== 'RepaymentFreeLoanContract',
  }),
  /** Interest on late payments, in thousandths of a percent per year; null if none is agreed. */
  default_rate_millipercent: rate({ figures: true }),
  /** Nobody is asked: a new agreement has the rule of docs/decisions/0002, a signed one the wording it was signed with. */
  late_payment: choice(LATE_PAYMENTS, 'reminder', { figures: true, applies: () => false }),
  /** How the days of a broken period are counted. */
  day_count: { ...choice(DAY_COUNTS, PLAIN_RHYTHM.day_count, { figures: true }), check: withTheSchedule },
  /**
   * How the payment (annuity) or repayment (linear) of each term is rounded to whole cents. Nobody is asked: it follows
   * from the loan (docs/decisions/0004).
   */
  payment_rounding: choice(PAYMENT_ROUNDINGS, PLAIN_RHYTHM.payment_rounding, { figures: true, applies: () => false }),
  /** A mortgage needs a deed of a notary (BW 3:260). */
  security: choice(['none', 'mortgage', 'pledge'], 'none'),
  /** A description of the security; empty without any. */
  security_text: text(WORDS, {
    missing: 'Schrijf op wat de zekerheid is, bijvoorbeeld het adres van de woning.',
    applies: (terms) => terms.security !== 'none',
  }),
  /** Whether a bank is paid before the lender. */
  subordinated: yesOrNo(),
  /** The bank; empty when the loan is not subordinated. */
  subordinated_to: text(NAME, {
    missing: 'Vul in welke bank voorgaat.',
    applies: (terms) => terms.subordinated === true,
  }),
  insurance: choice(['none', 'death', 'death_disability'], 'none'),
  /** Whether later forgiveness by the lender stays outside a community of property. */
  exclusion_on_forgiven: choice(EXCLUSIONS, 'none'),
  /** Whether the lender's spouse signs for consent (BW 1:88). */
  spouse_consent: yesOrNo({ spouseOf: 'from' }),
  /**
   * Whether the borrower's spouse does: the law requires it for a mortgage on the home they live in, and for joint
   * liability for another's debt (BW 1:88 lid 1 a and c).
   */
  borrower_spouse: yesOrNo({ spouseOf: 'to' }),
} as const;

/** The clause with this field, of any agreement. */
export function clauseOf(name: string): Clause | undefined {
  const all: Readonly<Partial<Record<string, Clause>>> = { ...GIFT_CLAUSES, ...LOAN_CLAUSES };
  return Object.hasOwn(all, name) ? all[name] : undefined;
}
