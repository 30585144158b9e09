import type { Mail } from '../mail/mail.ts';
import { securityMail } from '../mail/securityMail.ts';

/** A mail that tells the holder of a login address about another password. */
export const loginMail = (email: string): Promise<Mail> =>
  securityMail(
    { email, elsewhere: false, back: () => Promise.resolve('http://localhost/melding') },
    { kind: 'password' },
  );
