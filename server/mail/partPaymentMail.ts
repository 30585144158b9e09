import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { formatReference } from '../../domain/orders/reference.ts';
import { spacedIban } from '../../domain/rules/iban.ts';
import type { Seller } from '../pdf/invoiceInput.ts';
import type { UserRow } from '../repositories/family.ts';
import type { OrderRow } from '../repositories/orders.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

interface PartPayment {
  person: UserRow;
  order: OrderRow;
  seller: Seller;
  /** In cents, and the day it was booked. */
  came: { amount: number; day: string };
  url: string;
}

/** Less came in than the order costs: how much is missing, and how to pay it. */
export const partPaymentMail = ({ person, order, seller, came, url }: PartPayment): Mail =>
  composeMail({
    purpose: 'consequence',
    recipient: person.email,
    firstname: person.firstname,
    subject: 'Je betaling aan Onderling is nog niet compleet',
    paragraphs: [
      `Op ${formatDateLong(came.day)} kwam ${formatEuro(came.amount)} binnen voor je bestelling van ${formatEuro(order.amount)}.`,
      `Maak nog ${formatEuro(order.amount - came.amount)} over naar ${spacedIban(seller.iban)} op naam van ${seller.name}. Zet in de omschrijving alleen: ${formatReference(order.reference)}.`,
      'Je krijgt de plaatsen zodra alles binnen is.',
    ],
    action: { label: 'Bekijk je bestelling', url },
    footer: 'Klopt dit niet, of wil je het geld terug? Laat het ons weten.',
  });
