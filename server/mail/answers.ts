import { tooMany } from '../http/errors.ts';
import { serverText } from '../text.ts';

/**
 * What is done in each case that a mail can come to. Whoever queues a mail passes all of them, so that nobody forgets one: it
 * does not compile (docs/decisions/0016).
 */
export interface MailAnswers<T> {
  /** It leaves at once. */
  queued: () => T;
  /** It is a line of one mail that leaves within the hour. */
  collected: () => T;
  /** It went nowhere: nobody showed that they read mail at this address. */
  unreachable: () => T;
  /** It went nowhere: one too many, for this number of seconds. Never of a mail of consequence, nor of a notice. */
  refused: (seconds: number) => T;
}

/** The act that a mail tells of does not happen without it: a refused mail is R429. Who has no address of theirs is told at their login. */
export const orRefuse: MailAnswers<void> = {
  queued: () => undefined,
  collected: () => undefined,
  unreachable: () => undefined,
  refused: (seconds) => {
    throw tooMany(seconds, serverText.tooManyMails);
  },
};

/**
 * Nothing is said, whatever comes of it: where an answer would tell a stranger who has an account (S-125), or where the mail is
 * a kindness beside what is told already.
 */
export const quietly: MailAnswers<void> = { ...orRefuse, refused: () => undefined };

/** Whether a mail leaves, now or within the hour. */
export const whetherItLeaves: MailAnswers<boolean> = {
  queued: () => true,
  collected: () => true,
  unreachable: () => false,
  refused: () => false,
};
