/** The wording of an automatic payment that nobody confirmed. */
export const ASSUMED = 'automatisch, niet bevestigd';

/**
 * A note under figures with unconfirmed payments: how many there are. Some count automatically, others on the word of the person
 * who recorded them.
 */
export const assumedSentence = (payments: number): string =>
  payments === 1
    ? 'Daarbij telt één betaling mee die niet is bevestigd.'
    : `Daarbij tellen ${payments} betalingen mee die niet zijn bevestigd.`;
