/** What nodemailer's errors say beside their message: its own code, the command that failed, the answer of the mail server. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

const told = (error: unknown): SmtpError => (error instanceof Error ? (error as SmtpError) : {});

/** What the log may keep of an error of a mail server. */
export function codesOf(error: unknown): Pick<SmtpError, 'code' | 'responseCode'> {
  const { code, responseCode } = told(error);
  return { ...(code !== undefined && { code }), ...(responseCode !== undefined && { responseCode }) };
}

/** The commands that are about one mail: an answer to another one (the login, the sender) is about our own settings. */
const ABOUT_THE_MAIL: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);
/** A full mailbox (RFC 5321, 4.2.3): it is emptied some day. */
const FULL = 552;

/** Will this mail server never take this mail? (RFC 5321, 4.2.1: an answer of 5xx is not to be asked again.) */
export function isRefusedForGood(error: unknown): boolean {
  const { command = '', responseCode = 0 } = told(error);
  return ABOUT_THE_MAIL.has(command) && responseCode >= 500 && responseCode < 600 && responseCode !== FULL;
}
