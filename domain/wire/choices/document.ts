/**
 * The papers of a contract that we make: the agreement, an addendum to it after a change, or the paper frozen for signing in
 * the product.
 */
const OWN_KINDS = ['agreement', 'addendum', 'signing_copy'] as const;

/** Those, and the scan of a paper signed by hand. */
export const DOCUMENT_KINDS = [...OWN_KINDS, 'scan'] as const;

/** Every paper of ours that is kept as issued: those of a contract, and the annual statement. */
export const PAPER_KINDS = [...OWN_KINDS, 'statement'] as const;
