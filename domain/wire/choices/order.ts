/** The states of an order: waiting for its money; given up before it was paid; paid; paid back. */
export const ORDER_STATUSES = ['open', 'cancelled', 'paid', 'refunded'] as const;

/** An invoice of an order, or the credit note that takes one back. */
export const INVOICE_KINDS = ['invoice', 'credit'] as const;

/** The last news from the payment provider about an attempt to pay online. */
export const ONLINE_STATES = ['busy', 'failed'] as const;

/**
 * Why money that came for an order has to go back:
 * - `twice`: the order was paid already
 * - `late`: the days that were ordered were over
 * - `covered`: it was given up, and another order paid its places
 * - `gone`: nobody of the family logs in any more
 * - `withdrawn`: whoever ordered withdrew it
 */
export const SURPLUSES = ['twice', 'late', 'covered', 'gone', 'withdrawn'] as const;

/** The columns by which an administrator sorts orders. */
export const ADMIN_ORDER_SORTS = ['created_at', 'amount', 'family', 'paid_at', 'status'] as const;

/**
 * The outcome of one line of a bank's file:
 * - `paid`: it paid an order
 * - `known`: this very line was imported before
 * - `marked`: the order was put on paid by hand, and this is that money
 * - `doubt`: it may be a line that another file had already: who imports it looks
 * - `twice`, `late`, `covered`, `gone`, `withdrawn`: it has to go back (SURPLUSES)
 * - `amount`: the order is ours, the amount is not the order's
 * - `foreign`: not in euros, or booked on an account that is not ours
 * - `unknown`: no order of ours is named in it
 * - `ahead`: booked on a day that has yet to come
 * - `reversal`: the bank took back what it booked before
 * - `recalled`: money that went out, with the reference of an order that is paid
 * - `debit`: other money that went out
 */
export const BANK_LINE_OUTCOMES = [
  'paid',
  'known',
  'marked',
  'doubt',
  ...SURPLUSES,
  'amount',
  'foreign',
  'unknown',
  'ahead',
  'reversal',
  'recalled',
  'debit',
] as const;

/** The files of a bank that are read. */
export const BANK_FILE_FORMATS = ['camt.053', 'camt.052', 'mt940', 'csv', 'xlsx'] as const;
