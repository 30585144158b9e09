import type { AttachmentRef } from '../db/columns.ts';

/** The purpose of a mail, which decides how many go out, and to whom (limits.ts). */
export type MailPurpose = 'verification' | 'invitation' | 'password' | 'known' | 'security' | 'code' | 'notice';

/** A message as it waits in the queue. */
export interface Mail {
  purpose: MailPurpose;
  recipient: string;
  /** Whose mail it is, by row number; when not given, theirs who log in with this address. */
  userId?: number;
  /** Another person who is named or quoted in it, by row number: the mail is forgotten with them. */
  namesId?: number;
  /** Never with an amount or another person's name: it shows on a locked telephone (docs/screens.md 1). */
  subject: string;
  text: string;
  html: string;
  /** The link the mail asks its reader to click; printed on the console where mail lands in the outbox folder. */
  link: string | null;
  /** One click there ends mails like this one (RFC 8058). */
  leaveUrl?: string;
  attachments?: readonly AttachmentRef[];
}
