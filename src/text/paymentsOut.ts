/** The words of the dialog that makes a file of payments. */
export const paymentsOutText = {
  title: 'Download betalingen',
  close: 'Sluit',
  one: 'Alle betalingen van deze lening, van het begin tot vandaag.',
  all: 'Alle betalingen van de leningen die jij ziet, ook van die in het archief.',
  counted:
    'Een betaling die is gemeld en niet bevestigd, telt niet mee. In de lijst staat die in een eigen kolom; in OFX staat die niet.',
  formats: {
    xlsx: { name: 'Excel', hint: 'Een lijst voor Excel, Numbers of Google Spreadsheets.' },
    csv: { name: 'CSV', hint: 'Dezelfde lijst voor elk rekenprogramma.' },
    ofx: { name: 'OFX', hint: 'Voor een boekhoudprogramma, zoals GnuCash.' },
    beancount: { name: 'Beancount', hint: 'Boekhouding als tekst, met rente en aflossing apart.' },
    journal: { name: 'hledger', hint: 'Hetzelfde voor hledger en Ledger.' },
  },
  save: 'Download',
  download: (format: string) => `Download ${format}`,
  none: 'Er zijn nog geen betalingen om te downloaden.',
  done: (payments: number) =>
    payments === 1 ? 'Het bestand heeft 1 betaling.' : `Het bestand heeft ${payments} betalingen.`,
  sheet: 'Betalingen',
  fileName: (of: string) => `betalingen-${of}`,
  allLoans: (today: string) => `alle-leningen-${today}`,
} as const;
