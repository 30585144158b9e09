import type { BankImport } from '../../../domain/wire/adminOrder.ts';

/** One line of a bank's file, whatever the bank calls its parts. */
export interface BankEntry {
  /** Its place in the file, from 1. */
  line: number;
  /** yyyy-MM-dd */
  date: string;
  /** In cents; negative for money that went out. */
  amount: number;
  currency: string;
  /** The bank takes back what it booked before: a credit of this kind is no payment. */
  reversal: boolean;
  /** Our own account it was booked on; null where the file does not say. */
  account: string | null;
  /** Everything the payer or the bank wrote with it. */
  text: string;
  /** The bank's own number of the line; empty where it has none. */
  bankReference: string;
}

export interface BankFile {
  format: BankImport['format'];
  entries: BankEntry[];
}

/** The file can't be read as what it seems to be; the message is a Dutch sentence for whoever chose it. */
export class UnreadableBankFile extends Error {}
