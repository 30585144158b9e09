import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { dayInAmsterdam } from '../../domain/dates/today.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/** The day of an instant, in Amsterdam. */
const dayOf = (instant: Date) => formatDateLong(dayInAmsterdam(instant));

/**
 * To an address that somebody wants to log in with: it may be a stranger's, so it contains no text by a user. The link
 * works once, for 24 hours. The mail belongs to the account that asks, though nobody logs in with its address yet: it is
 * erased with them.
 */
export function newAddressMail(asked: { email: string; url: string; userId: number }): Mail {
  return {
    ...composeMail({
      purpose: 'verification',
      recipient: asked.email,
      subject: 'Bevestig je nieuwe e-mailadres voor Onderling',
      paragraphs: [
        'Je wilt bij Onderling voortaan met dit e-mailadres inloggen. Bevestig dat het van jou is. Tot dan verandert er niets.',
        'De link werkt 24 uur en één keer. We vragen je misschien om in te loggen: doe dat met je oude e-mailadres.',
      ],
      action: { label: 'Bevestig je nieuwe e-mailadres', url: asked.url },
      footer: 'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
    }),
    userId: asked.userId,
  };
}

/** To an address that somebody wants to log in with, while an account has it already: the screen does not reveal it. */
export function addressInUseMail(asked: { email: string; url: string }): Mail {
  return composeMail({
    purpose: 'known',
    recipient: asked.email,
    subject: 'Dit e-mailadres hoort al bij een account bij Onderling',
    paragraphs: [
      'Iemand wilde bij Onderling voortaan met dit e-mailadres inloggen. Dat kan niet: er is al een account mee. Er is niets veranderd.',
      'Was jij het? Log dan in met dit adres. Of kies voor je andere account een e-mailadres dat je hier nog niet gebruikt.',
    ],
    action: { label: 'Ga naar Onderling', url: asked.url },
    footer: 'Was jij het niet? Dan hoef je niets te doen.',
  });
}

/** To the previous address: its link reverts everything, for 7 days. */
export function addressChangedMail(changed: { before: string; url: string; until: Date; userId: number | null }): Mail {
  return {
    ...composeMail({
      purpose: 'security',
      recipient: changed.before,
      subject: 'Je e-mailadres bij Onderling is gewijzigd',
      paragraphs: [
        'Je logt bij Onderling voortaan in met een ander e-mailadres. Onze mail gaat ook daarheen.',
        `Was jij dit niet? Zet dan je oude adres terug. Dat kan tot en met ${dayOf(changed.until)}, met de link hieronder. Iedereen wordt dan uitgelogd, en je kiest een nieuw wachtwoord.`,
      ],
      action: { label: 'Dit was ik niet: zet mijn adres terug', url: changed.url },
      footer: 'Was jij het wel? Dan hoef je niets te doen. Gooi deze mail dan weg.',
    }),
    ...(changed.userId !== null && { userId: changed.userId }),
  };
}

/** To the address that was removed again. */
export function addressRestoredMail(restored: { email: string; url: string; userId: number | null }): Mail {
  return {
    ...composeMail({
      purpose: 'security',
      recipient: restored.email,
      subject: 'Je oude e-mailadres bij Onderling is teruggezet',
      paragraphs: [
        'Iemand die de mail op het oude adres leest, heeft dat adres teruggezet. Met dit adres log je niet meer in, en op alle apparaten is uitgelogd.',
      ],
      action: { label: 'Ga naar Onderling', url: restored.url },
      footer: 'Klopt dit niet? Neem dan contact met ons op.',
    }),
    ...(restored.userId !== null && { userId: restored.userId }),
  };
}
