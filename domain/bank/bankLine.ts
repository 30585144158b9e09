/** One booked line of a bank's file, whatever the bank calls its parts. */
export interface BankLine {
  /** The own account it was booked on: an IBAN without spaces, or the bank's own number; null where the file does not say. */
  account: string | null;
  /** yyyy-MM-dd, the day it was booked. */
  day: string;
  /** In cents of its currency; negative for money that went out. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** The bank takes back what it booked before: a credit of this kind is no payment. */
  reversal: boolean;
  counterparty: {
    /** Empty where the file does not say. */
    name: string;
    iban: string | null;
  };
  /** What payer and bank wrote with it. */
  text: string;
  /** The end-to-end id or "kenmerk"; empty where none. */
  reference: string;
  /** The bank's own number of the line; empty where none. */
  bankReference: string;
}
