import type { IsoDateText } from './isoDateText.ts';
import type { OrderStatus } from './order.ts';

/** An order as an administrator sees it: of the family only its name. */
export interface AdminOrder {
  hashid: string;
  /** Number of its invoice. */
  number: string;
  reference: string;
  family: string;
  children: number;
  /** In cents. */
  amount: number;
  status: OrderStatus;
  /** UTC instants. */
  created_at: string;
  paid_at: string | null;
}

/** One page of GET /admin/orders?status=&q=&sort=&page=&size=. */
export interface AdminOrdersPage {
  /** Of all pages together. */
  total: number;
  rows: AdminOrder[];
}

/**
 * What came of one line of a bank's file:
 * - `paid`: it paid an order
 * - `known`: this very line was imported before
 * - `twice`: the order was paid already by other money: pay it back
 * - `amount`: the order is ours, the amount is not the order's
 * - `foreign`: not in euros, or booked on an account that is not ours
 * - `unknown`: no order of ours is named in it
 * - `debit`: money that went out
 */
export type BankLineOutcome = 'paid' | 'known' | 'twice' | 'amount' | 'foreign' | 'unknown' | 'debit';

export interface BankLine {
  /** Its place in the file, from 1. */
  line: number;
  date: IsoDateText;
  /** In cents; negative for money that went out. */
  amount: number;
  /** The reference of an order that was found in it. */
  reference: string | null;
  outcome: BankLineOutcome;
  /** A Dutch sentence. */
  text: string;
}

/** The answer of POST /admin/bank-import. */
export interface BankImport {
  format: 'camt.053' | 'csv';
  paid: number;
  lines: BankLine[];
}
