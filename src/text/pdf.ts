/** The sentences of a paper that is shown in the page. */
export const pdfText = {
  loading: 'Het voorbeeld wordt klaargezet …',
  failed: 'We kunnen het voorbeeld hier niet laten zien.',
  failedHint: 'Openen of downloaden kan wel.',
  page: (number: number, count: number) => `Pagina ${number} van ${count}`,
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
  smaller: 'Kleiner',
  larger: 'Groter',
  open: 'Open in nieuw venster',
  download: 'Download',
  views: 'Zo lees je het document',
  asPages: 'Bladzijden',
  asText: 'Tekst',
  textFailed: 'De tekst lukt hier niet. Lees de bladzijden.',
  table: 'Tabel in het document',
  end: 'Einde van het document',
} as const;
