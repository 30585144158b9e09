/** The errors on the device itself while it reads a bank's file; `bank` reports errors in the file. */
export const bankReadingText = {
  unopened: 'Dit bestand kunnen we niet openen. Kies het nog een keer.',
  tooMuch: 'Samen zijn deze bestanden te groot. Kies er minder tegelijk.',
  failed: 'Het lezen lukte niet op dit apparaat. Kies minder bestanden tegelijk.',
} as const;
