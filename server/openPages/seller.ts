import { type Html, html } from '../../identity/pages/html.ts';
import type { Contact } from '../env/contact.ts';
import type { Seller } from '../pdf/invoiceInput.ts';

/** The seller, from the settings; where it is not set the page says so plainly. */
export function sellerBlock(seller: Seller | null): Html {
  if (seller === null)
    return html`<p class="missing">
      Wie Onderling hier aanbiedt, is nog niet ingevuld. Er kan hier nu ook niets worden besteld.
    </p>`;
  return html`<dl>
    <dt>Naam</dt>
    <dd>${seller.name}</dd>
    <dt>Adres</dt>
    <dd>${seller.address.join(', ')}</dd>
    <dt>Btw-nummer</dt>
    <dd>${seller.vatNumber}</dd>
    ${
      seller.kvk === null
        ? null
        : html`<dt>Nummer bij de Kamer van Koophandel</dt>
            <dd>${seller.kvk}</dd>`
    }
  </dl>`;
}

/** The address and the number as links, after "Dan"; both work without an account. Where they are not set it says so plainly. */
export function reachUs(contact: Contact | null): Html {
  if (contact === null) return html`mail of bel ons <strong>(adres en nummer zijn nog niet ingevuld)</strong>`;
  const { email, phone } = contact;
  return html`mail <a href="mailto:${email}">${email}</a> of bel
    <a href="tel:${phone.replace(/[^+\d]/gu, '')}">${phone}</a>`;
}
