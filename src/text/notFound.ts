/** The sentences of /error-404. */
export const notFoundText = {
  title: 'Deze pagina bestaat niet',
  text: 'Misschien is de link oud, of zit er een typefout in het adres.',
  home: 'Naar overzicht',
} as const;
