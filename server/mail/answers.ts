import { tooMany } from '../http/errors.ts';
import { serverText } from '../text.ts';

/**
 * The handling of each outcome of a mail. Code that queues a mail passes all of them; without one it does not compile
 * (docs/decisions/0016).
 */
export interface MailAnswers<T> {
  /** It leaves at once. */
  queued: () => T;
  /** It becomes a line of one mail that leaves within the hour. */
  collected: () => T;
  /** Not sent: the address is not verified. */
  unreachable: () => T;
  /** Not sent: over the limit, for this number of seconds. Never for a mail of consequence, nor a notice. */
  refused: (seconds: number) => T;
}

/** The act does not happen without its mail: a refused mail is R429. A person without a verified address is notified at login. */
export const orRefuse: MailAnswers<void> = {
  queued: () => undefined,
  collected: () => undefined,
  unreachable: () => undefined,
  refused: (seconds) => {
    throw tooMany(seconds, serverText.tooManyMails);
  },
};

/**
 * Says nothing, whatever the outcome: for when an answer would tell a stranger who has an account (S-125), or the mail is only
 * a courtesy.
 */
export const quietly: MailAnswers<void> = { ...orRefuse, refused: () => undefined };

/** Whether a mail leaves, now or within the hour. */
export const whetherItLeaves: MailAnswers<boolean> = {
  queued: () => true,
  collected: () => true,
  unreachable: () => false,
  refused: () => false,
};
