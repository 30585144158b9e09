import { baseLetters } from '../names/baseLetters.ts';
import type { BankLine } from './bankLine.ts';
import { foldedName } from './nameFit.ts';

/** The content of a line: a loan, early repayment, something else; or nothing useful. */
export type Spoken = 'extra' | 'loan' | 'other' | 'plain';

const EXTRA = /\b(?:extra|vervroegd|boetevrij|tussentijds)\w*/u;
const LOAN =
  /\b(?:af?los\w*|afbetal\w*|terugbetaling lening|\w*lening\w*|geleend\w*|rente\w*|termijn\w*|\w*hypothe+k\w*|annuiteit\w*)/u;
const OTHER =
  /\b(?:huur|boodschap\w*|vakantie\w*|verjaardag\w*|cadeau\w*|kado\w*|sinterklaas|kerst\w*|tikkie|weekend\w*|benzine|eten|diner|kostgeld|zakgeld|energie|gas|verzekering\w*|telefoon\w*|abonnement\w*|kaartje\w*|concert\w*|sport\w*|contributie|borg|waarborg\w*|uitje|oppas\w*|kinderopvang|spaar\w*|sparen|schenking|gift|voorgeschoten|teruggave|boete)\b/u;
const TAKEN_BACK = /\b(?:storn\w*|terugboek\w*|teruggeboekt|geweigerd\w*|onbestelbaar|reversal|retour\w*|return\w*)\b/u;

/** The meaning of a line's words, read once however many loans are matched. */
interface Words {
  spoken: Spoken;
  takenBack: boolean;
}

const read = new WeakMap<BankLine, Words>();

function wordsOf(line: BankLine): Words {
  const known = read.get(line);
  if (known) return known;
  const text = `${line.text} ${line.reference}`;
  const words = (/[^ -~]/u.test(text) ? baseLetters(text) : text).toLowerCase();
  const loan = LOAN.test(words);
  const other = OTHER.test(words) ? 'other' : 'plain';
  const spoken = loan ? (EXTRA.test(words) ? 'extra' : 'loan') : other;
  const made: Words = { spoken, takenBack: TAKEN_BACK.test(words) };
  read.set(line, made);
  return made;
}

export const spokenOf = (line: BankLine): Spoken => wordsOf(line).spoken;

/** Whether a line's words say that it reverses another, if the bank gave it no mark. */
export const saysTakenBack = (line: BankLine): boolean => wordsOf(line).takenBack;

/** The other party of a line, as far as it says; empty if it doesn't. */
export const otherEnd = ({ counterparty }: BankLine): string =>
  counterparty.iban === null ? foldedName(counterparty.name) : counterparty.iban;

/** The digits that an IBAN and the bank's own account number share. */
const accountDigits = (account: string | null): string =>
  (account ?? '').replace(/\D/gu, '').slice(-10).replace(/^0+/u, '');

/**
 * The identity of a line from one file or bank layout to the next: its account, day, amount and other party. Two payments can
 * have the same: they are counted, never taken for one (docs/decisions/0010).
 */
export const knownBy = (line: BankLine): string =>
  [accountDigits(line.account), line.day, String(line.amount), line.currency, otherEnd(line)].join('|');
