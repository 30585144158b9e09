/** The sentences the server answers with about orders. */
export const orderText = {
  notSold: 'Bestellen kan hier nog niet. Stuur ons een bericht.',
  verifyFirst:
    'Bevestig eerst je e-mailadres, want daar sturen we de factuur heen. Een nieuwe mail daarvoor vraag je aan bij Profiel.',
  verifyThere:
    'Bevestig eerst je e-mailadres bij de dienst waarmee je inlogt, want daar sturen we de factuur heen. Log daarna opnieuw in.',
  alreadyOpen: 'Er staat al een bestelling open. Betaal die eerst, of laat haar vervallen.',
  priceChanged: 'De prijs is veranderd sinds je hem zag. Er is niets besteld. Kijk wat het nu kost.',
  alreadyPaid: 'Deze bestelling is al betaald.',
  confirming: 'Je bank heeft je betaling nog niet bevestigd. Betaal niet nog eens: we mailen je als ze binnen is.',
  cancelled: 'Deze bestelling is vervallen.',
  over: 'De dagen van deze bestelling zijn voorbij. Laat haar vervallen, en maak een nieuwe.',
  noOnline: 'Online betalen kan hier niet. Maak het bedrag over met je bank.',
  noSuchOrder:
    'Bij dit kenmerk en dit e-mailadres vinden we geen bestelling. Beide staan in de mail over je bestelling.',
  nothingToWithdraw: 'Deze bestelling is al vervallen of terugbetaald. Je hoeft niets te doen.',
  withdrawnLate: (day: string) => `Herroepen kon tot en met ${day}. Mail of bel ons als je er toch vanaf wilt.`,
  providerDown: 'Betalen lukt nu even niet. Je hoeft niets opnieuw in te vullen.',
} as const;
