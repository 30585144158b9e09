import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { formatEuroShort } from '../../domain/money/format.ts';
import type { OrderPrice } from '../../domain/wire/order.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';
import { members } from './orderMails.ts';

/** Days before the end of a paid year that a family is notified of it. */
export const WARN_DAYS_BEFORE = 30;

interface EndingPlan {
  email: string;
  firstname: string;
  /** Last day of the paid year. */
  until: string;
  /** Places that stay. */
  included: number;
  /** The same places for a new year, from the day after. */
  next: OrderPrice;
  /** Whether a new year can be ordered. */
  sells: boolean;
  /** The screen of orders, in this family. */
  url: string;
}

/** The year is nearly over and nothing renews automatically; the amount is never in the subject (docs/screens.md 1). */
export const planEndingMail = ({ email, firstname, until, included, next, sells, url }: EndingPlan): Mail =>
  composeMail({
    purpose: 'notice',
    recipient: email,
    subject: 'Jullie jaar bij Onderling is bijna voorbij',
    firstname,
    paragraphs: [
      `Jullie hebben betaald voor ${members(next.children)}, tot en met ${formatDateLong(until)}. Daarna is er plaats voor ${members(included)}.`,
      'Wie er al bij staat, blijft. Wat jullie hebben vastgelegd ook. Alleen iemand toevoegen gaat dan niet, zolang er geen plaats is.',
      ...(sells
        ? [
            `Wil je de plaatsen houden? Bestel vanaf ${formatDateLong(next.from)} een nieuw jaar. Dat kost nu ${formatEuroShort(next.total)} voor ${members(next.children)}.`,
          ]
        : []),
    ],
    action: { label: 'Ga naar Plaatsen en facturen', url },
    footer: 'Het jaar stopt vanzelf. Je hoeft niets op te zeggen.',
  });
