import { filledText, text } from '../fieldChecks.ts';
import type { CONFIRMATION_ANSWERS } from '../../wire/choices/confirmation.ts';

export type ConfirmationSaid = (typeof CONFIRMATION_ANSWERS)[number];

/** An agreement's relation to one of its parties. */
export interface Standing {
  signed: boolean;
  madeAt: Date;
  /** When they accepted their invitation; null for a person with a login from the first day. */
  joinedAt: Date | null;
  /** They signed it here, or agreed themselves that it was signed on paper. */
  agreed: boolean;
  /** They already said whether it is right. */
  answered: boolean;
}

/** Others recorded it as signed, for somebody who could not answer yet. */
const stoodBefore = ({ signed, madeAt, joinedAt, agreed }: Standing): boolean =>
  signed && joinedAt !== null && madeAt < joinedAt && !agreed;

/** Whether a party must still be asked if it is right: once. */
export const isAsked = (standing: Standing): boolean => stoodBefore(standing) && !standing.answered;

/** Whether a party may say if it is right; a person who already did may change the answer. */
export const mayAnswer = (standing: Standing): boolean => stoodBefore(standing) || standing.answered;

/** The last answer of each person, given all of them oldest first. */
export const lastAnswers = <Answer extends { userId: number }>(answers: readonly Answer[]): Answer[] => [
  ...new Map(answers.map((answer) => [answer.userId, answer])).values(),
];

/** The longest text about the difference, in characters. */
const MAX_MESSAGE = 500;
const SAY_WHAT = 'Schrijf in een paar woorden wat er niet klopt.';

/** The problem with the words of an answer; null if there is none. A no states the difference. */
export const checkConfirmation = (answer: ConfirmationSaid, message: unknown): string | null =>
  answer === 'no' ? filledText(message, MAX_MESSAGE, SAY_WHAT) : text(message, MAX_MESSAGE);
