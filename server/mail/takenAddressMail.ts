import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/** For somebody who accepts an invitation at an address that was registered before and never confirmed. */
export function takenAddressMail(notice: { email: string; url: string }): Mail {
  return composeMail({
    purpose: 'security',
    recipient: notice.email,
    subject: 'Een ouder account met jouw e-mailadres is gesloten',
    paragraphs: [
      'Je hebt een uitnodiging aangenomen. Met jouw e-mailadres had iemand al eerder een account gemaakt, maar het adres is daarbij nooit bevestigd. Dat account is nu gesloten.',
      'Had je dat account zelf gemaakt? Wat je daarin hebt vastgelegd, is er nog. Neem contact met ons op, dan helpen we je verder.',
    ],
    action: { label: 'Ga naar Onderling', url: notice.url },
    footer: 'Was jij het niet? Dan hoef je niets te doen.',
  });
}
