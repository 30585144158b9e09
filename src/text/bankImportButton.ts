/** The words of the button that opens the dialog (bankImport.ts): it is on pages that have no bytes to spare. */
export const bankImportButtonText = { open: 'Bankbestand inlezen' } as const;
