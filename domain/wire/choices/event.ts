/**
 * The effect of an extra repayment or a forgiveness: a lower payment to the same end, or the same payment to an earlier
 * end.
 */
export const REPAYMENT_OUTCOMES = ['lower_payment', 'shorter_term'] as const;

/** The part that rests during a pause: the repayment only, or the interest too (it then falls due after the pause). */
export const PAUSE_RESTS = ['repayment', 'everything'] as const;

/** The effect of a pause: the same end with higher terms, or an end as many terms later. */
export const PAUSE_OUTCOMES = ['same_end', 'later_end'] as const;

/** How something was forgiven before anybody wrote it down here: said, or in a letter, a mail or a message. */
export const SAID_WAYS = ['spoken', 'written'] as const;

/** Only a confirmed event counts. A borrower's payment is reported until the lender has said whether it came in. */
export const EVENT_STATUSES = ['reported', 'confirmed', 'refused'] as const;

/** What somebody is in the book of a loan or of a gift on paper (domain/loans/loanRole.ts). */
export const LOAN_ROLES = ['keeper', 'borrower', 'reader'] as const;
