import { Type, type Static } from 'typebox';
import { Cents, Hashid, oneOf, orNull } from './basics.ts';
import { STEP_KINDS } from './choices/nextStep.ts';
import { IsoDateText } from './isoDateText.ts';

/** The one thing of a contract that most waits for its reader (domain/nextStep). */
export const NextStep = Type.Object({
  /**
   * 'sign' a request; 'answer' a proposal; 'recognise' what stood in their name before they had a login; 'confirm' a reported payment; 'debt': something
   * by which more is owed, reported; 'home': what became of the home, reported; 'automatic': whether the terms count by themselves; 'late' and 'soon': a term; 'year': whether
   * what counted by itself in a year was paid; 'send' the concept to be signed.
   */
  kind: oneOf(STEP_KINDS),
  /** What it is about: the request, the proposal or the record; null of a term, a year and a concept. */
  hashid: orNull(Hashid),
  /** The day of the term or payment, the last one of the year, or the last one for an answer. */
  date: orNull(IsoDateText),
  /** Of a payment, or what is due; of a year all that counted by itself. */
  amount: orNull(Cents),
  /** Who asks it, by first name. */
  by: orNull(Type.String()),
  /** The answer asks nothing else: one press gives it. */
  at_once: Type.Boolean(),
});
export type NextStep = Static<typeof NextStep>;
