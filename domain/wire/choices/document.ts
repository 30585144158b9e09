/** The agreement, or an addendum to it after a change. */
export const DOCUMENT_KINDS = ['agreement', 'addendum'] as const;
