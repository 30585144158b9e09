import type { Env } from '../../env/settings.ts';

/** The page where anybody can check a paper (src/pages/paperCheck): printed on every stored paper. */
export const checkAddress = ({ publicUrl }: Pick<Env, 'publicUrl'>): string => `${publicUrl}/controle`;
