/** Where the skip link leads, and where a page stands. */
export const contentId = 'inhoud';
