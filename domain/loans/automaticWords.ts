/** How a payment reads that counts by itself and nobody confirmed. */
export const ASSUMED = 'automatisch, niet bevestigd';

/** Under figures that count such payments: how many of them. */
export const assumedSentence = (payments: number): string =>
  `Waarvan ${payments === 1 ? 'één betaling' : `${payments} betalingen`} automatisch geteld, nog niet bevestigd.`;
