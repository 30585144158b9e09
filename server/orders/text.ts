/** What the server says about orders. */
export const orderText = {
  notSold: 'Bestellen kan hier nog niet. Stuur ons een bericht.',
  alreadyOpen: 'Er staat al een bestelling open. Betaal die eerst, of annuleer haar.',
  alreadyPaid: 'Deze bestelling is al betaald.',
  cancelled: 'Deze bestelling is geannuleerd.',
  noOnline: 'Online betalen kan hier niet. Maak het bedrag over met je bank.',
  providerDown: 'Betalen lukt nu even niet. Je hoeft niets opnieuw in te vullen.',
} as const;
