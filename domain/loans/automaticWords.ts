/** How a payment reads that counts by itself and nobody confirmed. */
export const ASSUMED = 'automatisch, niet bevestigd';

/**
 * Under figures that count payments which nobody confirmed: how many of them. Some count by themselves, others on the word of who
 * recorded them.
 */
export const assumedSentence = (payments: number): string =>
  payments === 1
    ? 'Daarbij telt één betaling mee die niet is bevestigd.'
    : `Daarbij tellen ${payments} betalingen mee die niet zijn bevestigd.`;
