import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';
import { stepButton, STEP_SAYS } from '../../domain/nextStep/words.ts';
import { asking } from '../../domain/notices/asking.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

interface Asked {
  email: string;
  firstname: string;
  /** The page where they sign. */
  url: string;
  /** The change it is about, if any: a paragraph each. */
  more: readonly string[];
  /** The last day to sign it; none once it is signed. */
  until: IsoDate | null;
}

/** Somebody is asked to sign: no amount and no names, because a person reading along must learn nothing about the family. */
export const askedToSignMail = ({ email, firstname, url, more, until }: Asked): Mail =>
  composeMail({
    purpose: 'consequence',
    recipient: email,
    subject: 'Er ligt een document klaar om te ondertekenen',
    firstname,
    paragraphs: [
      STEP_SAYS.sign(asking({ by: null, contract: 'een document', person: '' }, 'onder')),
      ...more,
      'Log in, lees het rustig door en onderteken het op je eigen apparaat.',
      ...(until === null ? [] : [`Dat kan tot ${formatDateLong(until)}.`]),
    ],
    action: { label: stepButton('sign'), url },
    footer: 'Verwacht je dit niet? Teken dan niet, en vraag het aan je familie.',
  });

/** Everybody has signed. */
export const allSignedMail = ({ email, firstname, url }: Asked): Mail =>
  composeMail({
    purpose: 'consequence',
    recipient: email,
    subject: 'Iedereen heeft ondertekend',
    firstname,
    paragraphs: [
      'Het document waarvoor je tekende, is nu door iedereen ondertekend.',
      'Log in om het ondertekende document te downloaden. Bewaar zelf ook een exemplaar.',
    ],
    action: { label: 'Bekijk het ondertekende document', url },
    footer: 'Je krijgt deze mail omdat je zelf hebt ondertekend.',
  });

/** The code that adds a device that signs for its holder; the same in every family. */
export const deviceCodeMail = ({ email, firstname, code }: { email: string; firstname: string; code: string }): Mail =>
  composeMail({
    purpose: 'code',
    recipient: email,
    subject: 'Je code om een apparaat toe te voegen',
    firstname,
    paragraphs: [
      `Je code is ${code}.`,
      'Vul hem in waar je het apparaat toevoegt. Daarna kan dat apparaat voor jou ondertekenen. De code werkt vijftien minuten, en voor één apparaat.',
    ],
    footer:
      'Vroeg je hier niet om? Misschien zit er iemand anders in je account. Geef de code aan niemand, en kies meteen een nieuw wachtwoord.',
  });

/** The code that acts as a signature: nobody should ever ask for it. */
export const signingCodeMail = ({ email, firstname, code }: { email: string; firstname: string; code: string }): Mail =>
  composeMail({
    purpose: 'code',
    recipient: email,
    subject: 'Je code om te ondertekenen',
    firstname,
    paragraphs: [
      `Je code is ${code}.`,
      'Vul hem in op de pagina waar je het document leest. Daarmee zet je je handtekening. De code werkt vijftien minuten, en één keer.',
    ],
    footer: 'Vroeg je hier niet om? Geef de code dan aan niemand, en kies een nieuw wachtwoord.',
  });
