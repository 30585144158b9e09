/** The agreement, an addendum to it after a change, or the paper that was frozen to be signed in the product. */
export const DOCUMENT_KINDS = ['agreement', 'addendum', 'signing_copy'] as const;

/** Every paper that is kept as it was issued: those of a contract, and the annual statement. */
export const PAPER_KINDS = [...DOCUMENT_KINDS, 'statement'] as const;
