import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/** For someone who just made an account. */
export function welcomeMail(account: { email: string; firstname: string; url: string }): Mail {
  return composeMail({
    purpose: 'security',
    recipient: account.email,
    subject: 'Je account bij Onderling is klaar',
    firstname: account.firstname,
    paragraphs: ['Je account is klaar. Je logt in met dit e-mailadres en je wachtwoord.'],
    action: { label: 'Ga naar Onderling', url: account.url },
    footer: 'Heb je geen account gemaakt? Laat het ons weten.',
  });
}
