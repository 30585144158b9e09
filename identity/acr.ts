/** The strength of the login (acr, RFC 9068 2.2.1). */
export const ACR_PASSWORD = 'urn:onderling:acr:password';
export const ACR_SECOND_FACTOR = 'urn:onderling:acr:2fa';
/** The second one under the name most providers know it by (OpenID PAPE); our app asks for it by that name with any provider. */
export const ACR_MULTI_FACTOR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

/** How the person proved who they are (amr, RFC 8176). */
export const AMR_PASSWORD = ['pwd'];
export const AMR_SECOND_FACTOR = ['pwd', 'otp', 'mfa'];
/** A key that the person holds and that verified them: both factors in one. */
export const AMR_PASSKEY = ['pop', 'user', 'mfa'];
