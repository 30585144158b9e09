import { isLoanType } from '../../domain/contracts/types.ts';
import { fullName } from '../../domain/names/name.ts';
import type { Caller } from '../caller.ts';
import type { NamedContract } from '../repositories/auditEntries.ts';

const names = new Intl.ListFormat('nl', { type: 'conjunction' });

/** A contract as its reader knows it: 'de lening aan jou', or 'de lening “Dakkapel”' by its purpose; null for an unknown one. */
export function contractName({ userId }: Pick<Caller, 'userId'>, contract: NamedContract | undefined): string | null {
  if (!contract) return null;
  const to = contract.to.map((party) => (party.userId === userId ? 'jou' : fullName(party)));
  const kind = isLoanType(contract.type) ? 'lening' : 'schenking';
  const purpose = contract.purpose.trim();
  if (purpose === '') return `de ${kind} aan ${names.format(to)}`;
  return `de ${kind} “${purpose}”${contract.to.some((party) => party.userId === userId) ? '' : ` aan ${names.format(to)}`}`;
}
