import type { BankLine } from '../domain/bank/bankLine.ts';
import { daysBetween, isIsoDate } from '../domain/dates/isoDate.ts';
import { accountIn, ibanIn } from './account.ts';
import { swiftCents } from './amount.ts';
import { given, readLabels, readPieces, type Remittance, tidy } from './remittance.ts';
import { UnreadableBankFile } from './unreadable.ts';

const CUT = 'Van dit MT940-bestand ontbreekt een stuk: er is een afschrift zonder eindsaldo. Er is niets verwerkt.';
const BALANCE = 'De regels van dit afschrift tellen niet op tot het saldo dat erin staat. Er is niets verwerkt.';
const RUNNING = 'Dit is een bestand van de lopende dag (MT942). Daarin kan nog iets veranderen.';
const row = (line: number) => `Regel ${line} van dit bestand kunnen we niet lezen. Er is niets verwerkt.`;

/** Maximum length of a line in the file; SWIFT itself allows 65. */
const MAX_LINE = 4_000;

interface Field {
  tag: string;
  lines: string[];
  /** Its position in the file, from 1. */
  at: number;
}

export const isMt940 = (start: string): boolean => /^(?::940:|:20:)/m.test(start) && /^:(?:25|28C?):/m.test(start);

/**
 * The lines of an MT940 statement. The entry day counts, not the value day; RC and RD reverse an earlier line. Every
 * statement needs a closing balance that its lines reach from the opening one: otherwise part of it is missing.
 */
export function readMt940(text: string): BankLine[] {
  const lines: BankLine[] = [];
  let statement: Statement | null = null;
  for (const field of fieldsOf(text)) {
    if (field.tag === '34F' || field.tag === '90D') throw new UnreadableBankFile(RUNNING);
    if (field.tag === '20') {
      if (statement) throw new UnreadableBankFile(CUT);
      statement = new Statement();
    }
    if (statement?.take(field)) {
      for (const line of statement.lines) lines.push(line);
      statement = null;
    }
  }
  if (statement) throw new UnreadableBankFile(CUT);
  return lines;
}

function* fieldsOf(text: string): Generator<Field> {
  let field: Field | null = null;
  let at = 0;
  for (const line of text.split(/\r\n|\n|\r/)) {
    at += 1;
    if (line.length > MAX_LINE) throw new UnreadableBankFile(row(at));
    const [, tag, value] = /^:(\d\d[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined && value !== undefined) {
      if (field) yield field;
      field = { tag, lines: [value], at };
    } else if (/^-(\}|$|XXX$)/.test(line) || line.startsWith('{1:')) {
      if (field) yield field;
      field = null;
    } else field?.lines.push(line);
  }
  if (field) yield field;
}

/** One statement, from `:20:` to its closing balance. */
class Statement {
  readonly lines: BankLine[] = [];
  private account: string | null = null;
  private opening: { amount: number; currency: string } | null = null;
  /** The line that the next `:86:` belongs to, with the details from `:61:`. */
  private booked: { fields: Field[]; of: Field } | null = null;

  /** Takes the next field; true if it was the last of this statement. */
  take(field: Field): boolean {
    const { tag, lines } = field;
    const [first = ''] = lines;
    if (tag === '61') {
      this.close();
      this.booked = { of: field, fields: [] };
    } else if (tag === '86') this.booked?.fields.push(field);
    else {
      this.close();
      if (tag === '25') this.account = accountOf(first);
      else if (tag === '60F' || tag === '60M') this.opening = balanceOf(field);
      else if (tag === '62F' || tag === '62M') {
        const { amount, currency } = balanceOf(field);
        const total = this.lines.reduce((sum, line) => sum + line.amount, this.opening?.amount ?? 0);
        if (!this.opening || currency !== this.opening.currency || total !== amount)
          throw new UnreadableBankFile(BALANCE);
        return true;
      }
    }
    return false;
  }

  private close(): void {
    if (!this.booked) return;
    if (!this.opening) throw new UnreadableBankFile(row(this.booked.of.at));
    this.lines.push(lineOf(this.booked.of, this.booked.fields, this.account, this.opening.currency));
    this.booked = null;
  }
}

/** 'NL91ABNA0417164300', 'NL91ABNA0417164300EUR', 'TRIODOSBANK/0390123456', '1291.99.348EUR'. */
const accountOf = (written: string): string | null =>
  accountIn(written.replace(/^[A-Z]+\//, '').replace(/\s*[A-Z]{3}\s*$/, ''));

function balanceOf({ lines: [first = ''], at }: Field): { amount: number; currency: string } {
  const [, side, currency = '', written = ''] = /^([CD])\d{6}([A-Z]{3})([\d,]+)\s*$/.exec(first) ?? [];
  const cents = swiftCents(written);
  if (!side || cents === null) throw new UnreadableBankFile(row(at));
  return { amount: side === 'D' ? -cents || 0 : cents, currency };
}

const ENTRY = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d[\d,]*)([A-Z][A-Z0-9]{3})(.*)$/;

function lineOf(field: Field, notes: Field[], account: string | null, currency: string): BankLine {
  const [first = '', ...more] = field.lines;
  const [, value = '', entry, side = '', , written = '', , references = ''] = ENTRY.exec(first) ?? [];
  const cents = swiftCents(written);
  const day = entryDay(value, entry);
  if (cents === null || day === null) throw new UnreadableBankFile(row(field.at));
  const [own = '', bankReference = ''] = references.split('//', 2).map((part) => part.trim());
  const extra = more.map((line) => line.trim()).filter(Boolean);
  const note = readNote(notes, account, own, extra);
  return {
    account,
    day,
    amount: side === 'C' || side === 'RD' ? cents : -cents || 0,
    currency,
    reversal: side.startsWith('R'),
    counterparty: { name: note.name, iban: note.iban },
    text: note.text,
    reference: note.reference || (ibanIn(own) ? '' : given(own)),
    bankReference: given(bankReference),
  };
}

/** The entry day has no year: takes the year that brings it nearest to the value day. */
function entryDay(value: string, entry: string | undefined): string | null {
  const [, yy = '', mm = '', dd = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(value) ?? [];
  const year = Number(yy) + (Number(yy) < 80 ? 2000 : 1900);
  const day = `${year}-${mm}-${dd}`;
  // A bank that gives every month 30 days books on 30 February; its entry day is real.
  const around = isIsoDate(day) ? day : `${year}-${mm}-28`;
  if (!isIsoDate(around)) return null;
  if (!entry) return isIsoDate(day) ? day : null;
  const days = [year - 1, year, year + 1].map((y) => `${y}-${entry.slice(0, 2)}-${entry.slice(2)}`).filter(isIsoDate);
  const apart = (other: string) => Math.abs(daysBetween(around, other));
  return days.toSorted((a, b) => apart(a) - apart(b))[0] ?? null;
}

/** Lines of 65 letters are one text, broken anywhere; shorter ones are separate lines. */
const joined = (lines: readonly string[], broken: boolean): string =>
  lines.reduce((text, line, i) => text + (i > 0 && !broken && (lines[i - 1]?.length ?? 0) < 64 ? ' ' : '') + line, '');

function readNote(fields: Field[], account: string | null, own: string, extra: string[]): Remittance {
  const lines = fields.flatMap((field) => field.lines);
  const whole = joined(lines, true);
  const read = readPieces(whole, account) ?? readLabels(/^\s*\/[A-Z]{4}\//.test(whole) ? whole : joined(lines, false));
  const beside = ibanIn(extra[0] ?? '');
  if (read) return { ...read, iban: read.iban ?? beside };
  // Knab puts the other party last; ASN, SNS and RegioBank put it first, as in :61:.
  const text = tidy(joined(lines, false));
  const [, before = '', rek = '', holder = ''] = /^(.*?)\s*\bREK: (\S+?)\/NAAM: ?(.*)$/.exec(text) ?? [];
  if (rek) return { name: tidy(holder), iban: ibanIn(rek), text: before, reference: '' };
  const name = ibanIn(own) ? tidy(extra[0] ?? '') : '';
  const head = `${own} ${name}`;
  return {
    name,
    iban: ibanIn(own) ?? beside,
    text: name && text.startsWith(head) ? text.slice(head.length).trim() : text,
    reference: '',
  };
}
