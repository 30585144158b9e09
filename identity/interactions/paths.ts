import { OIDC_PATH } from '../options.ts';

/** The path of the login page of one interaction, as the browser sees it. */
export const loginPath = (uid: string) => `${OIDC_PATH}/inloggen/${uid}`;

/** The interaction a path belongs to, with the mount path taken off; undefined for any other path. */
export const interactionOf = (path: string): string | undefined => /^\/inloggen\/([\w-]+)$/.exec(path)?.[1];

/** In the query of that path: the second step is done with a recovery code. */
export const RECOVERY = 'herstelcode';
