/** The sentences about the dossier of a loan. */
export const dossierText = {
  open: 'Dossier voor bank of belasting',
  title: 'Dossier van de lening',
  explained:
    'Eén PDF met alles van deze lening, voor de Belastingdienst of een bank: de stand, de betalingen, het schema, de jaren en de papieren die jullie tekenden.',
  without:
    'Bankafschriften en andere stukken van jullie zelf zitten er niet in. Verzegelde papieren zitten erin als afdruk.',
  date: 'Stand per',
  dateHint: 'Van het begin van de lening tot en met vandaag',
  slow: 'Het maken kan een halve minuut duren.',
  submit: 'Download het dossier',
  cancel: 'Annuleer',
} as const;
