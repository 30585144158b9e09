/** The sentences of /herroepen (BW 6:230oa). */
export const withdrawalText = {
  /** The query of the address: the reference of the order, as its mail links to it (server/actions/orders/ordersUrl.ts). */
  parameter: 'bestelling',
  title: 'Herroep je bestelling',
  intro:
    'Een bestelling bij Onderling mag je binnen veertien dagen herroepen, zonder te zeggen waarom. Je hebt hier geen login voor nodig.',
  form: 'Je herroeping',
  name: 'Je naam',
  email: 'Je e-mailadres',
  emailHint: 'Waarmee je bestelde. Daar sturen we de bevestiging heen.',
  reference: 'Kenmerk van je bestelling',
  referenceHint: 'Het staat in de mail over je bestelling en op de factuur, en begint met OL.',
  next: 'Hier herroepen',
  check: 'Klopt dit?',
  statement: 'Hierbij herroep ik mijn bestelling bij Onderling.',
  rows: { name: 'Naam', email: 'E-mailadres', reference: 'Kenmerk' },
  after: 'De plaatsen van deze bestelling vervallen. Wat jullie hebben vastgelegd, blijft staan.',
  confirm: 'Bevestig je herroeping',
  back: 'Terug',
  doneTitle: 'Je herroeping is binnen',
  done: (email: string) => `We stuurden een bevestiging naar ${email}. Bewaar die mail.`,
  comesBack: (day: string) => `Je krijgt je geld uiterlijk op ${day} terug, op de manier waarop je betaalde.`,
  nothing: 'Je hoeft niets te betalen. Maakte je al geld over? Dan krijg je dat terug.',
  reach: 'Lukt het niet? Mail of bel ons: hoe, staat onderaan de voorwaarden.',
  terms: 'Voorwaarden',
} as const;
