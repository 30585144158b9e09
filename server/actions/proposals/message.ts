import { filledText, text } from '../../../domain/contracts/fieldChecks.ts';

/** The maximum length of the message with a proposal, an answer or a refusal to sign, in characters. */
const MAX_MESSAGE = 500;
const SAY_WHY = 'Schrijf in een paar woorden waarom niet.';

/** The error in a message that somebody adds; null if there is none. `needed`: a refusal has to say why. */
export const checkMessage = (message: unknown, needed: boolean): string | null =>
  needed ? filledText(message, MAX_MESSAGE, SAY_WHY) : text(message, MAX_MESSAGE);

/** A message as a mail quotes it; empty without one. */
export const messageInMail = (message: string): string[] =>
  message === '' ? [] : [`Met deze woorden erbij: ‘${message}’`];
