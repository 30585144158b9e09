/** Words and names as long as people make them. */
export const LONG_TEXT =
  'Voor de verbouwing van de keuken en de badkamer van het huis aan de Burgemeester van Heemstrakwartierlaan. ' +
  'We betalen de aannemer in vier delen, en de rest gaat naar de arbeidsongeschiktheidsverzekeringsmaatschappij.';

export const LONG_NAME = 'Wilhelmina Frederika Antoinette van Oldenbarnevelt-Schimmelpenninck van der Oye';

/** A portrait in one drawing; in an address, so that nothing has to be fetched. */
export const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 32 32"><rect width="32" height="32" fill="#f2a27c"/><circle cx="16" cy="12" r="6" fill="#84300f"/><path d="M4 32c0-9 5-13 12-13s12 4 12 13z" fill="#0e5a4f"/></svg>',
)}`;
