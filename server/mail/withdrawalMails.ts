import type { IsoDate } from '../../domain/dates/isoDate.ts';
import { dayInAmsterdam } from '../../domain/dates/today.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { formatReference } from '../../domain/orders/reference.ts';
import type { InvoiceRow } from '../repositories/invoices.ts';
import type { OrderRow } from '../repositories/orders.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/** The withdrawal, in the buyer's own words, and when we got it. */
export interface ReceivedWithdrawal {
  name: string;
  email: string;
  /** In words, with the time. */
  receivedAt: string;
  /** The last day to pay the money back; null if nothing was paid. */
  backBy: IsoDate | null;
}

/** The receipt of a withdrawal: its text, and when it came in (BW 6:230oa lid 4). */
export const withdrawalReceiptMail = (news: {
  recipient: string;
  order: OrderRow;
  invoice: InvoiceRow;
  said: ReceivedWithdrawal;
  url: string;
}): Mail => ({
  ...composeMail({
    purpose: 'consequence',
    recipient: news.recipient,
    subject: 'We ontvingen je herroeping',
    paragraphs: [
      `We ontvingen je herroeping ${news.said.receivedAt}. Dit schreef je:`,
      `Hierbij herroep ik mijn bestelling bij Onderling van ${formatDateLong(dayInAmsterdam(news.order.created_at))}, met kenmerk ${formatReference(news.order.reference)}. ${news.said.name}, ${news.said.email}.`,
      news.said.backBy === null
        ? 'Je hoeft niets te betalen. Maakte je al geld over? Dan krijg je dat terug.'
        : `Je krijgt ${formatEuro(news.order.amount)} terug, uiterlijk op ${formatDateLong(news.said.backBy)}, op de manier waarop je betaalde.`,
      'De plaatsen van deze bestelling zijn vervallen. Wat je hebt vastgelegd, blijft staan.',
      'In de bijlage zit de creditfactuur.',
    ],
    action: { label: 'Ga naar Plaatsen en facturen', url: news.url },
    footer: 'Bewaar deze mail. Daarmee bewijs je dat je op tijd herriep.',
  }),
  attachments: [{ kind: 'invoice', hashid: news.invoice.hashid }],
});

/** Tells the people who can pay it back that they have to. */
export const withdrawnTaskMail = (task: {
  recipient: string;
  order: OrderRow;
  family: string;
  said: ReceivedWithdrawal & { backBy: IsoDate };
  url: string;
}): Mail =>
  composeMail({
    purpose: 'consequence',
    recipient: task.recipient,
    subject: 'Een bestelling is herroepen',
    paragraphs: [
      `${task.said.name} (${task.said.email}) herriep ${task.said.receivedAt} de bestelling van familie ${task.family} met kenmerk ${formatReference(task.order.reference)}.`,
      `Stort ${formatEuro(task.order.amount)} terug, uiterlijk op ${formatDateLong(task.said.backBy)}. Doe je dat bij Mollie, dan zien we het vanzelf. Doe je het met je bank, zet dan bij Bestellingen dat het is teruggestort.`,
    ],
    action: { label: 'Ga naar Bestellingen', url: task.url },
    footer: 'Je krijgt deze mail omdat je beheerder van Onderling bent.',
  });
