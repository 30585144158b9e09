/** What only the menu under the avatar says. */
export const accountMenuText = { places: 'Plaatsen en facturen' } as const;
