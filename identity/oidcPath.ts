/** The path the provider lives under; with the public URL it forms its issuer. */
export const OIDC_PATH = '/oidc';
