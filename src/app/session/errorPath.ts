import { paths } from '../../paths.ts';

/** The error screen for a code of our own; its words are the screen's. */
export const errorPath = (code: 'inloggen_mislukt' | 'inloggen_onbereikbaar'): string => `${paths.error}?error=${code}`;
