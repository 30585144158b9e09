import { OIDC_PATH } from '../oidcPath.ts';

/** The path of the login page of one interaction, as the browser sees it. */
export const loginPath = (uid: string) => `${OIDC_PATH}/inloggen/${uid}`;

/** The interaction a path belongs to, with the mount path taken off; undefined for any other path. */
export const interactionOf = (path: string): string | undefined => /^\/inloggen\/([\w-]+)$/.exec(path)?.[1];

/** Where the login page of an interaction fetches the challenge for a passkey. */
export const challengePath = (uid: string) => `${loginPath(uid)}/passkey`;

/** The interaction of such a path, with the mount path taken off; undefined for any other path. */
export const challengedInteraction = (path: string): string | undefined =>
  /^\/inloggen\/([\w-]+)\/passkey$/.exec(path)?.[1];

/** In the query of the login page's path: the second step is done with a recovery code. */
export const RECOVERY = 'herstelcode';
