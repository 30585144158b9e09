import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/**
 * For somebody who just made an account, or a stranger whose address was typed: so it contains no text by a user. The
 * link works once, for 24 hours.
 */
export function verificationMail(account: { email: string; url: string }): Mail {
  return composeMail({
    purpose: 'verification',
    recipient: account.email,
    subject: 'Bevestig je e-mailadres voor Onderling',
    paragraphs: [
      'Bevestig dat dit e-mailadres van jou is. Daarna kun je inloggen.',
      'De link werkt 24 uur en één keer. Werkt hij niet meer? Kies bij het inloggen ‘Wachtwoord vergeten?’. Je krijgt dan een nieuwe link.',
    ],
    action: { label: 'Bevestig je e-mailadres', url: account.url },
    footer: 'Heb je geen account gemaakt? Dan hoef je niets te doen.',
  });
}
