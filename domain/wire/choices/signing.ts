/** How somebody signs in the product: with a key of their device, or with a mailed code. */
export const SIGNING_WAYS = ['passkey', 'mailed_code'] as const;

/** All may sign at the same time, or one after another. */
export const SIGNING_ORDERS = ['at_once', 'in_turn'] as const;

/** How a request to sign ended. The requester withdraws it; another party refuses. */
export const SIGNING_OUTCOMES = ['signed', 'withdrawn', 'refused'] as const;

/** How a request can end without every signature: one not completed in time has expired. */
export const UNSIGNED_STATES = ['withdrawn', 'refused', 'expired'] as const;

export const SIGNING_STATES = ['open', 'signed', ...UNSIGNED_STATES] as const;

/** The acts the reader may do with the request now. */
export const SIGNING_ACTS = ['sign', 'withdraw', 'refuse'] as const;

/** The capacity in which somebody signs: as a party, or as the spouse of a party, who consents and is no party (BW 1:88). */
export const SIGNER_ROLES = ['from', 'to', 'spouse'] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];
