/** How long a proposal waits for an answer. */
const DAYS = 30;

/** The instant from which nobody can agree to a proposal any more. */
export const lapsesAt = (proposedAt: Date): Date => new Date(proposedAt.getTime() + DAYS * 86_400_000);
