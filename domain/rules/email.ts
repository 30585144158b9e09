const EMAIL_MESSAGE = 'Dit e-mailadres klopt niet. Vul een adres in zoals naam@voorbeeld.nl.';

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** An e-mail address (RFC 5321 lengths, no quoted or bracketed forms); an empty field is for the rule `required`. */
export function email(value: string): string | null {
  if (value === '') return null;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const labels = value.slice(at + 1).split('.');
  const fits = value.length <= 254 && local.length <= 64;
  const topLevel = labels.at(-1) ?? '';
  const domainFits =
    labels.length >= 2 && labels.every((label) => LABEL.test(label)) && topLevel.length >= 2 && !/^\d+$/.test(topLevel);
  return fits && LOCAL.test(local) && domainFits ? null : EMAIL_MESSAGE;
}

/** The form of an international domain, in either of its two spellings. */
const INTERNATIONAL = /^(?=.*(?:[^\0-\u{7F}]|(?:^|\.)xn--))[\p{L}\p{N}\p{M}.-]+$/u;

/** The one spelling of a domain that every mail server knows: `münchen.example` is `xn--mnchen-3ya.example` (RFC 5891). */
function inAscii(domain: string): string {
  if (!INTERNATIONAL.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** One spelling per e-mail address: people type capitals and spaces their mailbox does not have, and a domain in either of two spellings. */
export function normaliseEmail(typed: string): string {
  const address = typed.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  return at === 0 ? address : address.slice(0, at) + inAscii(address.slice(at));
}

/** Whether two addresses count as one mailbox. */
export const isSameAddress = (one: string, other: string): boolean => normaliseEmail(one) === normaliseEmail(other);
