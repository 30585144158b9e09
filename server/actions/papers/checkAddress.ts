import type { Env } from '../../env/settings.ts';

/** The page where anybody can check a paper (src/pages/paperCheck): printed on each that is kept. */
export const checkAddress = ({ publicUrl }: Pick<Env, 'publicUrl'>): string => `${publicUrl}/controle`;
