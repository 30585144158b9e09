/** A message as it waits in the queue. */
export interface Mail {
  recipient: string;
  /** Never with an amount or another person's name: it shows on a locked telephone (ux.md 1). */
  subject: string;
  text: string;
  html: string;
  /** What the mail is about to be clicked on; printed on the console where mail lands in the outbox folder. */
  link: string | null;
}
