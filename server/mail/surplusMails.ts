import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { formatReference } from '../../domain/orders/reference.ts';
import type { Surplus } from '../../domain/orders/surplus.ts';
import type { UserRow } from '../repositories/family.ts';
import type { OrderRow } from '../repositories/orders.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

const WHY: Readonly<Record<Surplus, string>> = {
  twice: 'Die bestelling was al betaald.',
  withdrawn: 'Die bestelling was herroepen.',
  late: 'De dagen van die bestelling waren al voorbij.',
  gone: 'Van deze familie logt niemand meer in.',
  covered: 'Die bestelling was vervallen, en een andere bestelling heeft die plaatsen al betaald.',
};

/** Tells the family that its money comes back. */
export const surplusMail = ({
  person,
  order,
  surplus,
  url,
}: {
  person: UserRow;
  order: OrderRow;
  surplus: Surplus;
  url: string;
}): Mail =>
  composeMail({
    purpose: 'consequence',
    recipient: person.email,
    subject: 'Je betaling aan Onderling gaat terug',
    firstname: person.firstname,
    paragraphs: [
      `We kregen ${formatEuro(order.amount)} voor je bestelling van ${formatDateLong(order.price.from)}. ${WHY[surplus]} Daarom storten we dit bedrag terug. Je hoeft niets te doen.`,
      'Aan de plaatsen die jullie nu hebben verandert niets.',
    ],
    action: { label: 'Ga naar Plaatsen en facturen', url },
    footer: 'Klopt dit niet? Laat het ons weten.',
  });

/** Tells the people who can pay it back that they have to. It only gives the family's name. */
export const surplusTaskMail = ({
  recipient,
  order,
  surplus,
  came,
  family,
  url,
}: {
  recipient: string;
  order: OrderRow;
  surplus: Surplus;
  came: string;
  family: string;
  url: string;
}): Mail =>
  composeMail({
    purpose: 'consequence',
    recipient,
    subject: 'Er moet geld terug naar een familie',
    paragraphs: [
      `Van familie ${family} kwam ${formatEuro(order.amount)} binnen voor de bestelling met kenmerk ${formatReference(order.reference)}: ${came}. ${WHY[surplus]}`,
      'Stort dit bedrag terug. Doe je dat bij Mollie, dan zien we het vanzelf. Doe je het met je bank, zet dan bij Bestellingen dat het is teruggestort.',
    ],
    action: { label: 'Ga naar Bestellingen', url },
    footer: 'Je krijgt deze mail omdat je beheerder van Onderling bent.',
  });

/** Tells the people with access to Mollie that money came in that differs from the request. */
export const wrongPaymentMail = ({
  recipient,
  order,
  payment,
  url,
}: {
  recipient: string;
  order: OrderRow;
  payment: string;
  url: string;
}): Mail =>
  composeMail({
    purpose: 'consequence',
    recipient,
    subject: 'Er kwam een betaling binnen die niet klopt',
    paragraphs: [
      `Bij Mollie is betaling ${payment} gedaan voor de bestelling met kenmerk ${formatReference(order.reference)}. Die is anders dan wij vroegen: wij vroegen ${formatEuro(order.amount)}. De bestelling is daarom niet betaald.`,
      'Kijk bij Mollie wat er is gebeurd, en stort het geld daar terug.',
    ],
    action: { label: 'Ga naar Bestellingen', url },
    footer: 'Je krijgt deze mail omdat je beheerder van Onderling bent.',
  });
