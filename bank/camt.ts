import type { BankLine } from '../domain/bank/bankLine.ts';
import { accountIn } from './account.ts';
import { bookedEntry, moneyOf } from './camtEntry.ts';
import { UnreadableBankFile } from './unreadable.ts';
import { readXml, textAt, type XmlNode } from './xml.ts';

const OTHER = 'Dit is geen afschrift in CAMT.053.';
const BALANCE = 'De regels van dit afschrift tellen niet op tot het saldo dat erin staat. Er is niets verwerkt.';

/** The element that holds the statements of a document, and the element of one statement. */
const MESSAGES: Readonly<Record<string, { format: 'camt.053' | 'camt.052'; statement: string }>> = {
  BkToCstmrStmt: { format: 'camt.053', statement: 'Stmt' },
  BkToCstmrAcctRpt: { format: 'camt.052', statement: 'Rpt' },
};

/**
 * The booked lines of a statement (CAMT.053) or of the current day (CAMT.052): ISO 20022, any version. A statement whose
 * booked lines don't lead from its opening to its closing balance is refused: part of it is missing.
 */
export function readCamt(
  bytes: Uint8Array,
  onProgress?: (share: number) => void,
): { format: 'camt.053' | 'camt.052'; lines: BankLine[] } {
  const { message, lines, statements } = readXml(bytes, () => new CamtReader(), onProgress);
  if (!message || statements === 0) throw new UnreadableBankFile(OTHER);
  return { format: message.format, lines };
}

/** Keeps only the lines of a document, so that a long one needs memory for those only. */
class CamtReader {
  readonly whole = new Set(['Acct', 'Bal', 'Ntry']);
  readonly lines: BankLine[] = [];
  message: (typeof MESSAGES)[string] | null = null;
  statements = 0;
  private account: string | null = null;
  private balances: XmlNode[] = [];
  /** The total of the statement's booked lines, in cents per currency. */
  private totals = new Map<string, number>();

  begins(name: string, depth: number): void {
    if (depth === 1) this.message = MESSAGES[name] ?? null;
    if (depth < 2 && name !== 'Document' && !this.message) throw new UnreadableBankFile(OTHER);
    if (name !== this.message?.statement) return;
    this.statements += 1;
    this.account = null;
    this.balances = [];
    this.totals = new Map();
  }

  found(node: XmlNode): void {
    if (node.name === 'Bal') this.balances.push(node);
    else if (node.name === 'Acct')
      this.account = accountIn(textAt(node, 'Id', 'IBAN') || textAt(node, 'Id', 'Othr', 'Id'));
    else {
      const entry = bookedEntry(node, this.account);
      if (!entry) return;
      for (const line of entry.lines) this.lines.push(line);
      const { amount, currency } = entry.whole;
      this.totals.set(currency, (this.totals.get(currency) ?? 0) + amount);
    }
  }

  ends(name: string): void {
    // A report of the current day has a balance that includes unbooked lines.
    if (name !== 'Stmt') return;
    const one = (...codes: string[]) => {
      const found = this.balances.filter((balance) => codes.includes(textAt(balance, 'Tp', 'CdOrPrtry', 'Cd')));
      return found.length === 1 && found[0] ? moneyOf(found[0], found[0]) : null;
    };
    const [opening, closing] = [one('OPBD') ?? one('PRCD'), one('CLBD')];
    if (!opening || !closing || opening.currency !== closing.currency) return;
    if (opening.amount + (this.totals.get(opening.currency) ?? 0) !== closing.amount)
      throw new UnreadableBankFile(BALANCE);
  }
}
