/** The fields of nodemailer's errors besides their message: its own code, the failed command, the mail server's answer. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

const told = (error: unknown): SmtpError => (error instanceof Error ? (error as SmtpError) : {});

/** The part of a mail server's error that may be logged. */
export function codesOf(error: unknown): Pick<SmtpError, 'code' | 'responseCode'> {
  const { code, responseCode } = told(error);
  return { ...(code !== undefined && { code }), ...(responseCode !== undefined && { responseCode }) };
}

/** The commands about one mail: an answer to any other (the login, the sender) is about our own settings. */
const ABOUT_THE_MAIL: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);
/** A full mailbox (RFC 5321, 4.2.3): it will be emptied some day. */
const FULL = 552;

/** Whether this mail server will never accept this mail (RFC 5321, 4.2.1: a 5xx answer is not to be retried). */
export function isRefusedForGood(error: unknown): boolean {
  const { command = '', responseCode = 0 } = told(error);
  return ABOUT_THE_MAIL.has(command) && responseCode >= 500 && responseCode < 600 && responseCode !== FULL;
}
