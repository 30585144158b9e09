/** The states of an order: waiting for its money; cancelled before it was paid; paid; paid back. */
export const ORDER_STATUSES = ['open', 'cancelled', 'paid', 'refunded'] as const;

/** An invoice of an order, or the credit note that reverses one. */
export const INVOICE_KINDS = ['invoice', 'credit'] as const;

/** The last news from the payment provider about an attempt to pay online. */
export const ONLINE_STATES = ['busy', 'failed'] as const;

/**
 * Why money received for an order has to go back:
 * - `twice`: the order was paid already
 * - `late`: the ordered days were over
 * - `covered`: it was cancelled, and another order paid its places
 * - `gone`: nobody in the family has a login any more
 * - `withdrawn`: the buyer withdrew it
 */
export const SURPLUSES = ['twice', 'late', 'covered', 'gone', 'withdrawn'] as const;

/** The columns by which an administrator can sort orders. */
export const ADMIN_ORDER_SORTS = ['created_at', 'amount', 'family', 'paid_at', 'status'] as const;

/**
 * The outcome of one line of a bank's file:
 * - `paid`: it paid an order
 * - `known`: this very line was imported before
 * - `marked`: the order was marked as paid by hand, and this is that money
 * - `doubt`: it may be a line from an earlier file: the importer checks
 * - `twice`, `late`, `covered`, `gone`, `withdrawn`: it has to go back (SURPLUSES)
 * - `amount`: the order is ours, but the amount is wrong
 * - `foreign`: not in euros, or booked on an account that is not ours
 * - `unknown`: it names no order of ours
 * - `ahead`: booked on a future day
 * - `reversal`: the bank reversed an earlier booking
 * - `recalled`: outgoing money, with the reference of a paid order
 * - `debit`: other outgoing money
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

/** The bank file formats that are read. */
export const BANK_FILE_FORMATS = ['camt.053', 'camt.052', 'mt940', 'csv', 'xlsx'] as const;
