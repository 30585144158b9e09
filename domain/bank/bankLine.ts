/** One booked line of a bank's file, independent of the bank's own column names. */
export interface BankLine {
  /** The account it was booked on: an IBAN without spaces, or the bank's own number; null if the file does not say. */
  account: string | null;
  /** yyyy-MM-dd, the day it was booked. */
  day: string;
  /** In cents of its currency; negative for outgoing money. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** The bank reverses an earlier booking: a credit of this kind is not a payment. */
  reversal: boolean;
  counterparty: {
    /** Empty if the file does not say. */
    name: string;
    iban: string | null;
  };
  /** The text that payer and bank wrote with it. */
  text: string;
  /** The end-to-end id or "kenmerk"; empty if none. */
  reference: string;
  /** The bank's own number of the line; empty if none. */
  bankReference: string;
}
