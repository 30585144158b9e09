import type { Party } from '../wire/party.ts';

/** 'Jan of Marijke': if one of them acts, and either may. */
export const eitherName = (parties: readonly Party[]): string => parties.map(({ firstname }) => firstname).join(' of ');
