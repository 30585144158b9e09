/** How long data is kept, in days unless years are mentioned: the sweep uses these, and /privacy shows them. */
export const KEPT = {
  /** The recipient and the subject of a mail. */
  sentMail: 30,
  /** A mail that no mail server accepts. */
  unsentMail: 7,
  /** An account whose address nobody confirmed. */
  unprovedAccount: 30,
  /** A paper to be signed, once that ended without every signature. */
  unsignedPaper: 30,
  /** Months that a line of a bank statement is kept to work through: a file of a year comes once a year. */
  bankLineMonths: 13,
  /** Years that a line of the log keeps its network address. */
  addressYears: 1,
  /** A link for an adviser, after its last day. */
  endedAdviserLink: 30,
  /** Years after that of an invoice (AWR art. 52). */
  invoiceYears: 7,
} as const;
