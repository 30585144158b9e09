import type { PartyThen } from '../../db/proposalSchema.ts';
import type { UserRow } from '../../repositories/family.ts';

/**
 * Why a proposal can no longer be agreed to, or a request signed, as a Dutch sentence: a party left, died, was blocked or
 * divorced since then. Null if none did.
 */
export function changedSince(
  then: readonly PartyThen[],
  parties: readonly UserRow[],
  what: 'voorstel' | 'verzoek' = 'voorstel',
): string | null {
  const again = `Het ${what} gaat daarom niet door. Spreek het opnieuw af.`;
  for (const was of then) {
    const is = parties.find(({ id }) => id === was.userId);
    if (!is) return `Iemand uit dit ${what} staat niet meer in het contract. ${again}`;
    if (is.passed_away && !was.passed_away) return `${is.firstname} is sinds dit ${what} overleden. ${again}`;
    if (is.blocked && !was.blocked) return `${is.firstname} is sinds dit ${what} geblokkeerd. ${again}`;
    if (is.divorced && !was.divorced) return `${is.firstname} is sinds dit ${what} gescheiden. ${again}`;
  }
  return null;
}
