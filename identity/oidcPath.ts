/** The path the provider lives under, and with the public URL its issuer. */
export const OIDC_PATH = '/oidc';
