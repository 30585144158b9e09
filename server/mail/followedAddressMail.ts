import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/** To both addresses of a person whose address changed at an external identity provider. Only that provider can revert it. */
export function followedAddressMail({
  recipient,
  isNew,
  url,
}: {
  recipient: string;
  isNew: boolean;
  url: string;
}): Mail {
  return composeMail({
    purpose: 'security',
    recipient,
    subject: 'Je e-mailadres bij Onderling is gewijzigd',
    paragraphs: [
      isNew
        ? 'De dienst waarmee je inlogt bij Onderling heeft doorgegeven dat dit je nieuwe e-mailadres is. Onze mail komt voortaan hier.'
        : 'De dienst waarmee je inlogt bij Onderling heeft een ander e-mailadres van je doorgegeven. Onze mail gaat voortaan daarheen.',
    ],
    action: { label: 'Ga naar Onderling', url },
    footer: isNew
      ? 'Ken je Onderling niet? Neem dan contact met ons op.'
      : 'Was jij dit niet? Wijzig je adres dan bij die dienst, kies daar een nieuw wachtwoord en log daar overal uit. Kijk daarna bij Profiel of de apparaten om te ondertekenen van jou zijn.',
  });
}
