/** The words of the button that opens the dialog (paymentsOut.ts): it is on pages that have no bytes to spare. */
export const paymentsOutButtonText = { open: 'Download betalingen' } as const;
