/**
 * The effect of an extra repayment or a forgiveness: a lower payment with the same end, or the same payment with an
 * earlier end.
 */
export const REPAYMENT_OUTCOMES = ['lower_payment', 'shorter_term'] as const;

/** The part that rests during a pause: the repayment only, or the interest too (it then falls due after the pause). */
export const PAUSE_RESTS = ['repayment', 'everything'] as const;

/** The effect of a pause: the same end with higher terms, or an end as many terms later. */
export const PAUSE_OUTCOMES = ['same_end', 'later_end'] as const;

/** For a gift on paper of two givers, each half due at the giver's own death: whose half a payment is for. */
export const PAPER_HALVES = ['due', 'other'] as const;

/** The form in which something was forgiven before it was recorded here: said, or in a letter, a mail or a message. */
export const SAID_WAYS = ['spoken', 'written'] as const;

/**
 * The fate of the home that a loan is for: sold, left empty and for sale, let, another one bought, or a debt left after the sale
 * (art. 3.111, 3.119aa and 3.120a Wet IB 2001).
 */
export const HOME_FACTS = ['sold', 'for_sale', 'let', 'bought', 'remaining_debt'] as const;

/** Only a confirmed event counts. A borrower's payment is reported until the lender has said whether it came in. */
export const EVENT_STATUSES = ['reported', 'confirmed', 'refused'] as const;

/** A person's role in the records of a loan or of a gift on paper (domain/loans/loanRole.ts). */
export const LOAN_ROLES = ['keeper', 'borrower', 'reader'] as const;

/** The comments on a record: that it is not right, that it is after all, an answer, or that another amount was adopted. */
export const REMARKS = ['wrong', 'right', 'reply', 'adopted'] as const;
