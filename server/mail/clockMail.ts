import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { dayInAmsterdam } from '../../domain/dates/today.ts';
import type { Doubt } from '../rounds/clockJudge.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

const dayOf = (moment: Date) => formatDateLong(dayInAmsterdam(moment));

/** Tells the operator of the service that its clock is not believed. */
export const clockMail = ({ recipient, doubt, url }: { recipient: string; doubt: Doubt; url: string }): Mail =>
  composeMail({
    purpose: 'consequence',
    recipient,
    subject: 'De klok van Onderling klopt misschien niet',
    paragraphs: [
      doubt.why === 'database'
        ? `Volgens de server is het ${dayOf(doubt.now)}, maar volgens de database is het ${dayOf(doubt.known)}.`
        : `Volgens de server is het ${dayOf(doubt.now)}, maar het laatste wat we weten is van ${dayOf(doubt.known)}.`,
      'Daarom ruimen we nu niets op. Ook tellen we niets bij, laten we niets vervallen en sturen we geen herinneringen. Zet de klok goed. Dan gaat alles vanzelf verder.',
      'Klopt de klok wel, bijvoorbeeld omdat de computer lang uit stond? Zeg dat dan met npm run clock.',
    ],
    action: { label: 'Ga naar Onderling', url },
    footer: 'Je krijgt deze mail omdat je beheerder van Onderling bent.',
  });
