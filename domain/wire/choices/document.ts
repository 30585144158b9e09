/** The agreement, or an addendum to it after a change. */
export const DOCUMENT_KINDS = ['agreement', 'addendum'] as const;

/** Every paper that is kept as it was issued: those of a contract, and the annual statement. */
export const PAPER_KINDS = [...DOCUMENT_KINDS, 'statement'] as const;
