/** The sentence of a caller whose mutation did what was asked, in tests that look at something else. */
export const done = 'Het is gelukt.';
