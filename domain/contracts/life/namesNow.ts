import type { Party } from '../../wire/party.ts';

/** The current names of a side. */
export interface NamesNow {
  /** First names; a deceased person is represented by their heirs: 'Jan en de erfgenamen van Marijke'. */
  names: string;
  /** More than one person, or heirs. */
  many: boolean;
  /** Somebody of them died. */
  heirs: boolean;
}

/**
 * A side of a contract by its first names, the living first.
 * @param died the hashids of the deceased
 * @param me the hashid of the reader, who is 'jij'
 */
export function namesNow(parties: readonly Party[], died: readonly string[], me?: string): NamesNow {
  const isGone = ({ hashid }: Party) => died.includes(hashid);
  const living = parties.filter((party) => !isGone(party));
  const gone = parties.filter(isGone);
  const names = [
    ...living.map(({ hashid, firstname }) => (hashid === me ? 'jij' : firstname)),
    ...(gone.length > 0 ? [`de erfgenamen van ${gone.map(({ firstname }) => firstname).join(' en ')}`] : []),
  ].join(' en ');
  return { names, many: parties.length > 1 || gone.length > 0, heirs: gone.length > 0 };
}
