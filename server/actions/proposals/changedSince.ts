import type { PartyThen } from '../../db/proposalSchema.ts';
import type { UserRow } from '../../repositories/family.ts';

const AGAIN = 'Het voorstel gaat daarom niet door. Spreek het opnieuw af.';

/** Why nobody can agree with a proposal any more: what became of a party since it was made. Null when nothing did. */
export function changedSince(then: readonly PartyThen[], parties: readonly UserRow[]): string | null {
  for (const was of then) {
    const is = parties.find(({ id }) => id === was.userId);
    if (!is) return `Iemand uit dit voorstel staat niet meer in het contract. ${AGAIN}`;
    if (is.passed_away && !was.passed_away) return `${is.firstname} is sinds dit voorstel overleden. ${AGAIN}`;
    if (is.blocked && !was.blocked) return `${is.firstname} is sinds dit voorstel geblokkeerd. ${AGAIN}`;
    if (is.divorced && !was.divorced) return `${is.firstname} is sinds dit voorstel gescheiden. ${AGAIN}`;
  }
  return null;
}
