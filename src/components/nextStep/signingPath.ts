/** The page where a request is signed; bundled with the contract page, as the first screens have no room for it. */
export const signingPath = (id: string): string => `/ondertekenen/${id}`;
