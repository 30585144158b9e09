import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/**
 * To the address of somebody whose death was recorded: their login closes, so a false record must not go unnoticed.
 * Mostly read by surviving relatives. `by` recorded it.
 */
export const deathRecordedMail = ({ email, name, by }: { email: string; name: string; by: string }): Mail =>
  composeMail({
    purpose: 'security',
    recipient: email,
    subject: 'Een login bij Onderling is gesloten',
    paragraphs: [
      `${by} heeft vastgelegd dat ${name} is overleden. Daarom komt met deze login niemand meer in de familie. De contracten blijven bestaan.`,
      `Lees je dit als nabestaande? Gecondoleerd. Je hoeft niets te doen. ${by} kan de papieren voor de erfenis downloaden.`,
    ],
    footer: `Ben je zelf ${name}? Dan klopt dit niet. Vraag ${by} om het terug te nemen, en neem contact met ons op. In het logboek van de familie staat wie dit wanneer vastlegde.`,
  });
