/** The day on which the catalogue stands still: a picture of it is the same tomorrow. */
export const DAY = '2026-11-20';
