/** How long things are kept, in days where it does not say years: the sweep goes by these, and /privacy tells them. */
export const KEPT = {
  /** To whom a mail went and what its subject was. */
  sentMail: 30,
  /** A mail that no mail server takes. */
  unsentMail: 7,
  /** An account of which nobody confirmed the address. */
  unprovedAccount: 30,
  /** A paper that was to be signed, once that ended without every signature. */
  unsignedPaper: 30,
  /** Months that a line of a bank statement is kept to work off: a file of a year comes once a year. */
  bankLineMonths: 13,
  /** Years that a line of the log has the network address it came from. */
  addressYears: 1,
  /** A link for an adviser, after its last day. */
  endedAdviserLink: 30,
  /** Years after that of an invoice (AWR art. 52). */
  invoiceYears: 7,
} as const;
