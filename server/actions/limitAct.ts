import type { Actor } from '../actor.ts';
import { countAttempt } from '../attempts.ts';
import type { Tx } from '../db/database.ts';
import { tooMany } from '../http/errors.ts';
import { serverText } from '../text.ts';

const DAY_SECONDS = 24 * 3600;

const tooOften = (what: string) => `${what} Probeer het morgen opnieuw.`;
const ACCOUNT_CHANGED = tooOften('Je hebt dit vandaag al vaak gewijzigd.');

/** The most of one act in a day, and what is answered after that. */
const ACTS = {
  propose: [20, tooOften('Je deed vandaag al veel voorstellen bij dit contract.')],
  askToSign: [10, tooOften('Je vroeg vandaag al vaak om handtekeningen onder dit contract.')],
  confirmContract: [10, tooOften('Je hebt je antwoord vandaag al vaak gewijzigd.')],
  setAutomatic: [10, tooOften('Je hebt dit vandaag al vaak aan- en uitgezet.')],
  undo: [100, tooOften('Je hebt bij dit contract vandaag al veel teruggedraaid.')],
  block: [5, tooOften('Je hebt deze persoon vandaag al vaak geblokkeerd.')],
  giveManagement: [5, tooOften('Je hebt deze persoon vandaag al vaak het beheer gegeven.')],
  giveMandate: [10, ACCOUNT_CHANGED],
  askManagement: [5, tooOften('Je hebt het beheer vandaag al vaak gevraagd.')],
  order: [15, serverText.tooManyMails],
  password: [20, ACCOUNT_CHANGED],
  factorOn: [20, ACCOUNT_CHANGED],
  recovery: [20, ACCOUNT_CHANGED],
  loginPasskeyOn: [20, ACCOUNT_CHANGED],
} as const satisfies Record<string, readonly [most: number, sentence: string]>;

export type LimitedAct = keyof typeof ACTS;

export const isLimited = (act: string): act is LimitedAct => act in ACTS;

/**
 * Counts an act of which others have to be told: their mail always leaves, so the act itself has an end (docs/decisions/0091). It
 * counts for the caller in their own family and for what it is about, so that nobody uses up what another may do; one that
 * is rolled back does not count. Throws R429.
 * @param about the hashid of a contract or a person
 */
export async function limitAct(tx: Tx, { caller, now }: Actor, act: LimitedAct, about: string): Promise<void> {
  const [most, sentence] = ACTS[act];
  const { count, wait } = await countAttempt(tx, `act ${act} by ${caller.userId} at ${about}`, DAY_SECONDS, {
    at: now,
  });
  if (count > most) throw tooMany(wait, sentence);
}
