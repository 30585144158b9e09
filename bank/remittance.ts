import { ibanIn } from './account.ts';

/** The details of a payment that a bank packed into one text. */
export interface Remittance {
  name: string;
  iban: string | null;
  text: string;
  reference: string;
}

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A reference with a meaning. */
export const given = (reference: string): string => {
  const tidied = tidy(reference);
  return /^(NOTPROVIDED|NOT PROVIDED|NONREF|EREF|PREF|MARF)$/i.test(tidied) ? '' : tidied;
};

interface Labels {
  mark: RegExp;
  /** The payer's own words begin here. The payer's identity never follows it, but those words can imitate it. */
  text: string;
  /** The labels a bank may put after these words. */
  behind: readonly string[];
}

/** '/TRTP/SEPA OVERBOEKING/IBAN/…/NAME/…/REMI/…/EREF/…': ABN AMRO, ING and Rabobank. */
const SLASHES: Labels = {
  mark: /\/(TRTP|IBAN|BIC|NAME|ORDP|BENM|CNTP|CSID|MARF|RTYP|RTRN|REMI|EREF|ISDT|ULTB|ULTD|PREF)\//g,
  text: 'REMI',
  behind: ['EREF', 'ISDT', 'ULTB', 'ULTD', 'PREF', 'RTRN'],
};
/** 'SEPA Overboeking   IBAN: …   Naam: …   Omschrijving: …': ABN AMRO, padded. */
const PADDED: Labels = {
  mark: /(?:^|\s)(IBAN|BIC|Naam|Omschrijving|Kenmerk|Machtiging|Incassant|Voor):\s/g,
  text: 'Omschrijving',
  behind: ['Kenmerk', 'Voor'],
};
/** 'Naam: … Omschrijving: … IBAN: … Kenmerk: … Valutadatum: …': ING. */
const ING: Labels = {
  mark: /(?:^|\s)(Naam|Name|Omschrijving|Description|IBAN|Kenmerk|Reference|Machtiging ID|Mandate ID|Incassant ID|Creditor ID|Valutadatum|Value date|Datum\/Tijd|Date\/time|Doorlopende incasso|Recurrent SEPA direct debit):?\s/g,
  text: 'Omschrijving',
  behind: [],
};

function labelled(text: string, { mark, text: own, behind }: Labels): { before: string; of: Map<string, string> } {
  const marks = [...text.matchAll(mark)].map(({ 0: { length }, 1: label = '', index }) => ({ label, index, length }));
  const first = marks.findIndex(({ label }) => label === own);
  // From the end backwards: each bank label once; anything before them belongs to the payer's words.
  let tail = marks.length;
  const seen = new Set<string>();
  while (first >= 0 && tail > first + 1) {
    const label = marks[tail - 1]?.label ?? '';
    if (!behind.includes(label) || seen.has(label)) break;
    seen.add(label);
    tail -= 1;
  }
  const kept = first < 0 ? marks : [...marks.slice(0, first + 1), ...marks.slice(tail)];
  const of = new Map<string, string>();
  kept.forEach(({ label, index, length }, i) => {
    if (!of.has(label)) of.set(label, text.slice(index + length, kept[i + 1]?.index ?? text.length).trim());
  });
  return { before: text.slice(0, marks[0]?.index ?? text.length), of };
}

/** The text of an ABN AMRO line, and of `:86:` when the bank labels its parts; null if there are no labels. */
export function readLabels(text: string): Remittance | null {
  const slashed = /^\s*\/[A-Z]{4}\//.test(text);
  const { before, of } = labelled(text, slashed ? SLASHES : PADDED);
  if (of.size === 0) return null;
  const value = (...labels: string[]) => labels.map((label) => of.get(label)).find(Boolean) ?? '';
  // ING puts the other party in one part: account, BIC, name and place.
  const [account = '', , holder = ''] = value('CNTP').split('/');
  const remittance = slashed ? value('REMI') : value('Omschrijving');
  const [, code = ''] = /^STRD\/\w*\/(.*?)\/*$/.exec(remittance) ?? [];
  const [, free = code || remittance] = /^USTD\/\/(.*?)\/*$/.exec(remittance) ?? [];
  return {
    name: tidy(value('NAME', 'Naam') || holder),
    iban: ibanIn(value('IBAN') || account),
    text: tidy(free) || tidy(slashed ? '' : before),
    reference: given(value('EREF', 'Kenmerk').replace(/\/+$/, '')) || given(code),
  };
}

/** ING's "Mededelingen"; unchanged if the bank labelled nothing. */
export function readNotes(notes: string): Pick<Remittance, 'text' | 'reference'> {
  const english = /(?:^|\s)Description:\s/.test(notes);
  const [text, reference] = english ? ['Description', 'Reference'] : ['Omschrijving', 'Kenmerk'];
  const behind = english
    ? ['IBAN', 'Reference', 'Mandate ID', 'Creditor ID', 'Recurrent SEPA direct debit', 'Value date', 'Date/time']
    : ['IBAN', 'Kenmerk', 'Machtiging ID', 'Incassant ID', 'Doorlopende incasso', 'Valutadatum', 'Datum/Tijd'];
  const { of } = labelled(notes, { ...ING, text, behind });
  const named = /^\s*(Naam|Name): /.test(notes) && of.has(text);
  return named
    ? { text: tidy(of.get(text) ?? ''), reference: given(of.get(reference) ?? '') }
    : { text: tidy(notes), reference: '' };
}

/** Numbered pieces, '000?20…?21…?32…' (Triodos writes '>' for '?'); null if there are none. */
export function readPieces(text: string, own: string | null): Remittance | null {
  const [, sign] = /^\s*\d{3}([?>])\d\d/.exec(text) ?? [];
  if (!sign) return null;
  const parts = text
    .split(sign === '?' ? /\?(?=\d\d)/ : />(?=\d\d)/)
    .slice(1)
    .map((part) => ({ number: Number(part.slice(0, 2)), value: part.slice(2) }));
  const joined = (from: number, to: number) =>
    parts
      .filter(({ number }) => number >= from && number <= to)
      .map(({ value }) => value)
      .join('');
  const accounts = parts.filter(({ number }) => [10, 31].includes(number)).map(({ value }) => ibanIn(value));
  return {
    name: tidy(joined(32, 33)),
    iban: accounts.findLast((account) => account !== null && account !== own) ?? null,
    text: tidy(joined(20, 29) + joined(60, 63)),
    reference: '',
  };
}
