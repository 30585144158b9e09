import { Type, type Static } from 'typebox';
import { Cents, Hashid, oneOf, orNull } from './basics.ts';
import { STEP_KINDS } from './choices/nextStep.ts';
import { IsoDateText } from './isoDateText.ts';

/** The most pressing step of a contract for its reader (domain/nextStep). */
export const NextStep = Type.Object({
  /**
   * 'sign' a request; 'answer' a proposal; 'recognise' an agreement in their name from before they had a login; 'confirm' a
   * reported payment; 'debt': a reported increase of the debt; 'home': a reported fact about the home; 'automatic': whether the
   * terms count automatically; 'late' and 'soon': a term; 'year': whether a year's automatic payments were made; 'send' the
   * concept to be signed.
   */
  kind: oneOf(STEP_KINDS),
  /** Its subject: the request, the proposal or the record; null for a term, a year and a concept. */
  hashid: orNull(Hashid),
  /** The day of the term or payment, the last one of the year, or the deadline for an answer. */
  date: orNull(IsoDateText),
  /** The amount of a payment, or due; for a year the total that counted automatically. */
  amount: orNull(Cents),
  /** The person asking, by first name. */
  by: orNull(Type.String()),
  /** The change to sign, or the record that makes the debt higher: 'rente van 1 % per jaar vanaf 1 juli 2026'. */
  what: Type.Optional(Type.String()),
  /** The answer needs nothing else: one press gives it. */
  at_once: Type.Boolean(),
});
export type NextStep = Static<typeof NextStep>;
