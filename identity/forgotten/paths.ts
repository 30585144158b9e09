import { OIDC_PATH } from '../oidcPath.ts';

/** Where a forgotten password starts, as the browser sees it. */
export const FORGOTTEN_PATH = `${OIDC_PATH}/wachtwoord-vergeten`;

/** The confirmation page: reloading it asks, or chooses, nothing again. */
export const SENT_PATH = `${FORGOTTEN_PATH}/verstuurd`;
export const DONE_PATH = `${FORGOTTEN_PATH}/gewijzigd`;

/** Where its mailed link leads. */
export const newPasswordPath = (token: string) => `${OIDC_PATH}/wachtwoord/${token}`;

/** The token in such a path, with the mount path taken off. */
export const newPasswordToken = (path: string): string | undefined => /^\/wachtwoord\/([\w-]{20,200})$/.exec(path)?.[1];
