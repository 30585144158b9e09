import { filledText, text } from '../fieldChecks.ts';
import type { CONFIRMATION_ANSWERS } from '../../wire/choices/confirmation.ts';

export type ConfirmationSaid = (typeof CONFIRMATION_ANSWERS)[number];

/** How an agreement stands to one of its parties. */
export interface Standing {
  signed: boolean;
  madeAt: Date;
  /** When they took up their invitation; null for whoever had a login from the first day. */
  joinedAt: Date | null;
  /** They signed it here, or agreed themselves that it was signed on paper. */
  agreed: boolean;
  /** They said before whether it is right. */
  answered: boolean;
}

/** Others recorded it as signed, for somebody who could not answer yet. */
const stoodBefore = ({ signed, madeAt, joinedAt, agreed }: Standing): boolean =>
  signed && joinedAt !== null && madeAt < joinedAt && !agreed;

/** Whether a party is still to be asked if it is right: once. */
export const isAsked = (standing: Standing): boolean => stoodBefore(standing) && !standing.answered;

/** Whether a party may say if it is right; who said so before may say something else. */
export const mayAnswer = (standing: Standing): boolean => stoodBefore(standing) || standing.answered;

/** The last answer of each person, given all of them oldest first. */
export const lastAnswers = <Answer extends { userId: number }>(answers: readonly Answer[]): Answer[] => [
  ...new Map(answers.map((answer) => [answer.userId, answer])).values(),
];

/** The longest text on what differs, in characters. */
const MAX_WORD = 500;
const SAY_WHAT = 'Schrijf in een paar woorden wat er niet klopt.';

/** What is wrong with the words of an answer; null when nothing is. A no says what differs. */
export const checkConfirmation = (answer: ConfirmationSaid, word: unknown): string | null =>
  answer === 'no' ? filledText(word, MAX_WORD, SAY_WHAT) : text(word, MAX_WORD);
