import type { AttachmentRef } from '../db/columns.ts';

/**
 * The purpose of a mail, which decides how many go out, and to whom (limits.ts). `security` and `consequence` always leave: about
 * a login or permissions, and about a signature, debt or right. A `notice` may become a line of one later mail.
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

/** The text around the lines of a collected mail. The subject distinguishes it from others. */
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
  /** The owner of the mail, by row number; by default those who log in with this address. */
  userId?: number;
  /** Another person named or quoted in it, by row number: the mail is erased with them. */
  namesId?: number;
  /**
   * Never with an amount or another person's name: it shows on a locked phone (docs/screens.md 1). It names the kind of event:
   * notices are counted by it, and it is their line in a collected mail.
   */
  subject: string;
  text: string;
  html: string;
  /** The link the mail asks its reader to click; printed on the console where mail lands in the outbox folder. */
  link: string | null;
  /** The list of all the person's notices: a collected mail links to it. */
  listUrl?: string;
  /** Its reader had enough of these today: it becomes a line of the collected mail, or of this other mail if given. */
  often?: true | Collected;
  /** One click there stops mails like this one (RFC 8058). */
  leaveUrl?: string;
  attachments?: readonly AttachmentRef[];
}
