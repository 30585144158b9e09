import { lastDayToPay } from '../../domain/orders/lastDayToPay.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { lastDayToWithdraw } from '../../domain/orders/withdrawal.ts';
import type { Plan } from '../../domain/orders/price.ts';
import { formatReference } from '../../domain/orders/reference.ts';
import { spacedIban } from '../../domain/rules/iban.ts';
import type { Seller } from '../pdf/invoiceInput.ts';
import type { UserRow } from '../repositories/family.ts';
import type { InvoiceRow } from '../repositories/invoices.ts';
import type { OrderRow } from '../repositories/orders.ts';
import { composeMail, type MailContent } from './layout.ts';
import type { Mail } from './mail.ts';

interface OrderNews {
  person: UserRow;
  order: OrderRow;
  invoice: InvoiceRow;
  /** The screen of orders, in the family of the order. */
  url: string;
}

/** Days after which we remind. */
export const REMIND_AFTER_DAYS = 7;

/** `1 familielid`, `4 familieleden`. */
export const members = (count: number): string => (count === 1 ? '1 familielid' : `${count} familieleden`);

/** A mail about an order, with its invoice; the amount is never in the subject (docs/screens.md 1). */
function orderMail(
  { person, invoice, url }: OrderNews,
  content: Pick<MailContent, 'subject' | 'paragraphs' | 'footer'> & { label: string },
): Mail {
  const { label, ...rest } = content;
  return {
    ...composeMail({
      ...rest,
      purpose: 'consequence',
      recipient: person.email,
      firstname: person.firstname,
      action: { label, url },
    }),
    attachments: [{ kind: 'invoice', hashid: invoice.hashid }],
  };
}

const howToPay = ({ order, seller }: OrderNews & { seller: Seller }): string[] => [
  `Betaal je met je bank? Maak dan ${formatEuro(order.amount)} over naar ${spacedIban(seller.iban)} op naam van ${seller.name}. Zet in de omschrijving alleen: ${formatReference(order.reference)}. Zo weten we dat het van jullie komt.`,
  'Je vindt de factuur met een QR-code in de bijlage. Scan de code met de app van je bank, dan staat alles al klaar.',
];

/** The fourteen-day period, on a document the buyer keeps (BW 6:230m lid 1 h): usable without a login. */
const canWithdrawUntil = ({ order }: Pick<OrderNews, 'order'>, withdrawUrl: string): string =>
  `Je mag deze bestelling tot en met ${formatDateLong(lastDayToWithdraw(order.created_at))} herroepen, zonder te zeggen waarom. Dat kan ook zonder in te loggen: ${withdrawUrl}`;

const lastDay = ({ price, created_at }: OrderRow): string => formatDateLong(lastDayToPay(created_at, price));

export const orderPlacedMail = (news: OrderNews & { seller: Seller; withdrawUrl: string }): Mail =>
  orderMail(news, {
    subject: 'Je bestelling bij Onderling',
    paragraphs: [
      `Je bestelde plaats voor ${members(news.order.children)}. Dat kost ${formatEuro(news.order.amount)}, en geldt tot en met ${formatDateLong(news.order.price.until)}.`,
      ...howToPay(news),
      `Betaal uiterlijk op ${lastDay(news.order)}. Daarna vervalt de bestelling. Is het betaald, dan krijg je bericht en kun je meteen verder.`,
      canWithdrawUntil(news, news.withdrawUrl),
    ],
    label: 'Bekijk je bestelling',
    footer: 'Toch niet? Laat de bestelling vervallen bij Plaatsen en facturen, zolang die niet is betaald.',
  });

export const orderReminderMail = (news: OrderNews & { seller: Seller }): Mail =>
  orderMail(news, {
    subject: 'Je bestelling bij Onderling staat nog open',
    paragraphs: [
      `Op ${formatDateLong(news.order.price.from)} bestelde je plaats voor ${members(news.order.children)}. We hebben je betaling nog niet gezien. Heb je net betaald? Dan hoef je niets te doen.`,
      ...howToPay(news),
      `Betaal je niet, dan vervalt de bestelling na ${lastDay(news.order)}. Dat kost je niets.`,
    ],
    label: 'Bekijk je bestelling',
    footer: 'Toch niet? Laat de bestelling vervallen bij Plaatsen en facturen.',
  });

/** @param news.plan the family's places now, which can differ from the order. */
export const orderPaidMail = (news: OrderNews & { plan: Plan; withdrawUrl: string; today: IsoDate }): Mail =>
  orderMail(news, {
    subject: news.order.amount === 0 ? 'Je plaatsen bij Onderling zijn er' : 'Je betaling aan Onderling is binnen',
    paragraphs: [
      `${news.order.amount === 0 ? 'Je hoeft niets te betalen.' : 'Je betaling is binnen.'} Jullie hebben nu plaats voor ${members(news.plan.children)}, tot en met ${formatDateLong(news.plan.until ?? news.order.price.until)}.`,
      'De factuur zit in de bijlage. Je vindt die ook bij Plaatsen en facturen.',
      ...(news.today <= lastDayToWithdraw(news.order.created_at) ? [canWithdrawUntil(news, news.withdrawUrl)] : []),
    ],
    label: 'Ga verder',
    footer: 'Het jaar stopt vanzelf. Je hoeft niets op te zeggen.',
  });

/** @param news.covered another order paid its places. */
export const orderCancelledMail = (news: OrderNews & { over: boolean; covered: boolean }): Mail =>
  orderMail(news, {
    subject: 'Je bestelling bij Onderling is vervallen',
    paragraphs: [
      news.over
        ? 'De dagen waarvoor je bestelde zijn voorbij. Je bestelling is vervallen, en je hoeft niets te betalen.'
        : news.covered
          ? 'Je eerdere bestelling is toch nog betaald, dus deze vervalt. Je hoeft die niet te betalen. Wil je meer plaats dan jullie nu hebben? Maak dan een nieuwe bestelling.'
          : 'Je bestelling is vervallen. Je hoeft niets te betalen.',
      'In de bijlage zit de creditfactuur: die haalt de eerdere factuur weg.',
    ],
    label: 'Ga naar Plaatsen en facturen',
    footer:
      news.over || news.covered
        ? 'Heb je toch al betaald? Dan krijg je dat geld terug.'
        : `Heb je toch al betaald? Zien we dat tot en met ${formatDateLong(news.order.price.until)}, dan gaat je bestelling alsnog door, als je geen andere hebt betaald. Anders krijg je dat geld terug.`,
  });

export const orderRefundedMail = (news: OrderNews & { changed: boolean }): Mail =>
  orderMail(news, {
    subject: 'Je krijgt je geld terug van Onderling',
    paragraphs: [
      news.changed
        ? 'Je betaling is teruggestort. De plaatsen van die bestelling zijn vervallen; wat je hebt vastgelegd blijft staan.'
        : 'Je betaling is teruggestort. Aan de plaatsen die jullie nu hebben verandert niets.',
      'In de bijlage zit de creditfactuur.',
    ],
    label: 'Ga naar Plaatsen en facturen',
    footer: 'Klopt dit niet? Laat het ons weten.',
  });
