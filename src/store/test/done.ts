/** The success message of a mutation, in tests about something else. */
export const done = 'Het is gelukt.';
