/** How far an exclusion clause goes (BW 1:94): not at all, at divorce only, or at divorce and death. */
export const EXCLUSIONS = ['none', 'soft', 'hard'] as const;

/** Months between two terms: every month, every quarter, every year. */
export const PAYMENT_EVERY = [1, 3, 12] as const;

/** How the days of a broken period are counted. */
export const DAY_COUNTS = ['30E/360', 'actual/365'] as const;

/** To the nearest cent, or up, so that the debt never exceeds the maximum of art. 3.119c Wet IB 2001. */
export const PAYMENT_ROUNDINGS = ['nearest', 'up'] as const;

/**
 * When a late term starts to cost interest: after a written reminder, as agreements before this choice say, or from its
 * own day, which is fixed (docs/decisions/0002).
 */
export const LATE_PAYMENTS = ['reminder', 'due_date'] as const;

/** A case in which the lender may call the loan; insolvency always is one (BW 6:40). */
export const CALL_EVENTS = ['arrears', 'seizure', 'home_sold', 'borrower_dies', 'divorce'] as const;
