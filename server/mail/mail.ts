import type { AttachmentRef } from '../db/columns.ts';

/**
 * The purpose of a mail, which decides how many go out, and to whom (limits.ts). `security` and `consequence` always leave: the
 * one tells of a login or of who may do what, the other of a signature, a debt or a right. A `notice` may become a line of one later mail.
 */
export type MailPurpose =
  | 'verification'
  | 'invitation'
  | 'password'
  | 'known'
  | 'security'
  | 'consequence'
  | 'code'
  | 'notice';

/** What is said around the lines of a mail that collects some. The subject tells it from another. */
export interface Collected {
  subject: string;
  opening: string;
  closing?: string;
  /** Made once, with the first line. */
  action: { label: string; url: () => Promise<string> };
  footer: string;
}

/** A message as it waits in the queue. */
export interface Mail {
  purpose: MailPurpose;
  recipient: string;
  /** Whose mail it is, by row number; when not given, theirs who log in with this address. */
  userId?: number;
  /** Another person who is named or quoted in it, by row number: the mail is forgotten with them. */
  namesId?: number;
  /**
   * Never with an amount or another person's name: it shows on a locked telephone (docs/screens.md 1). It names the kind of event:
   * notices are counted by it, and it is their line in a collected mail.
   */
  subject: string;
  text: string;
  html: string;
  /** The link the mail asks its reader to click; printed on the console where mail lands in the outbox folder. */
  link: string | null;
  /** Where somebody reads all they were told: there a collected mail leads. */
  listUrl?: string;
  /** Its reader had enough of these today: it is a line of the collected mail; or of that mail, where it is another. */
  often?: true | Collected;
  /** One click there ends mails like this one (RFC 8058). */
  leaveUrl?: string;
  attachments?: readonly AttachmentRef[];
}
