/** Paying with a banking app, and requesting a payment. */
export const payingText = {
  how: 'Scan de code met de app van je bank. Het bedrag, de rekening en de omschrijving zijn dan al ingevuld.',
  phone: 'Lees je dit op je telefoon? Kopieer de gegevens dan naar de app van je bank.',
  title: 'Code om te betalen met je bank-app',
  name: 'Naar',
  iban: 'Rekening',
  amount: 'Bedrag',
  description: 'Omschrijving',
  request: (borrowers: readonly string[], amount: string, iban: string, name: string, description: string) =>
    `Hoi ${borrowers.join(' en ')}, ${borrowers.length > 1 ? 'willen jullie' : 'wil je'} ${amount} overmaken voor de lening?\nRekening: ${iban}\nOp naam van: ${name}\nOmschrijving: ${description}`,
  requestCopied: 'Het betaalverzoek staat op je klembord. Plak het in een bericht.',
  requestFailed: 'Delen lukte niet op dit apparaat.',
} as const;
