import type { Mail } from '../mail/mail.ts';
import { securityMail } from '../mail/securityMail.ts';

/** A mail that tells whoever logs in with an address of another password. */
export const loginMail = (email: string): Promise<Mail> =>
  securityMail(
    { email, elsewhere: false, back: () => Promise.resolve('http://localhost/melding') },
    { kind: 'password' },
  );
