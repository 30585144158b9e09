/** Copying something to the clipboard. */
export const copyText = {
  copy: (label: string) => `Kopieer: ${label}`,
  copied: (shown: string) => `${shown} staat op je klembord.`,
  notCopied: 'Kopiëren lukte niet. Selecteer het en kopieer het zelf.',
} as const;
