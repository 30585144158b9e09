/** The target of the skip link: the element around the page. */
export const contentId = 'inhoud';
