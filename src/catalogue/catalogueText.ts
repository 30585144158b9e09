/** The words around the entries; for developers alone, so they stand here and not in src/text. */
export const catalogueText = {
  title: 'Catalogus van onderdelen',
  intro:
    'Elk onderdeel van src/components en elk veld van src/forms, zoals de app het toont. Deze pagina vraagt niets aan een server.',
  colours: 'Kleuren',
  modes: { light: 'Licht', dark: 'Donker', system: 'Zoals het systeem' },
  folders: 'Mappen',
  open: (name: string) => `Toon: ${name}`,
};
