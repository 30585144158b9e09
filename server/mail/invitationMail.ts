import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';
import { nameInMail } from './nameInMail.ts';

/** The mail by which a family member makes their own account. Valid 14 days. */
export function invitationMail(invitation: {
  email: string;
  firstname: string;
  invitedBy: string;
  url: string;
  privacyUrl: string;
}): Mail {
  const by = nameInMail(invitation.invitedBy);
  return composeMail({
    purpose: 'invitation',
    recipient: invitation.email,
    subject: 'Je bent uitgenodigd voor Onderling',
    firstname: invitation.firstname,
    paragraphs: [
      `${by ?? 'Iemand uit je familie'} nodigt je uit om mee te doen in Onderling. Daar staan de leningen en schenkingen in jullie familie.`,
      'Maak een account en je ziet de contracten waar jij bij hoort. De contracten van anderen zie je niet. Heb je al een account met dit e-mailadres? Dan doe je daarmee mee.',
      `${by ?? 'Iemand uit je familie'} zette je in Onderling. Daarom bewaren we je naam, je geboortedatum, dit e-mailadres, hoe jullie familie zijn en de contracten waar je in staat. Wat dat betekent en hoe je bezwaar maakt, lees je op ${invitation.privacyUrl}. Dat kan ook zonder account.`,
      'Deze uitnodiging is alleen voor jou. Die werkt 14 dagen en één keer.',
    ],
    action: { label: 'Maak je account', url: invitation.url },
    footer: 'Ken je de afzender niet? Dan hoef je niets te doen.',
  });
}
