/** The words used only in the menu under the avatar. */
export const accountMenuText = { places: 'Plaatsen en facturen' } as const;
