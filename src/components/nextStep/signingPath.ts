/** The page where a request is signed; with the page of a contract, as the first screens have no room for it. */
export const signingPath = (id: string): string => `/ondertekenen/${id}`;
