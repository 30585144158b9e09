import { paths } from '../../paths.ts';

/** The error screen for a code of our own; the screen has the words. */
export const errorPath = (code: 'inloggen_mislukt' | 'inloggen_onbereikbaar'): string => `${paths.error}?error=${code}`;
