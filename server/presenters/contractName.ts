import { isLoanType } from '../../domain/contracts/types.ts';
import { fullName } from '../../domain/names/name.ts';
import type { Caller } from '../caller.ts';
import type { NamedContract } from '../repositories/auditEntries.ts';

const names = new Intl.ListFormat('nl', { type: 'conjunction' });

/** 'de lening aan jou' for the reader; null for a contract that is not known. */
export function contractName({ userId }: Pick<Caller, 'userId'>, contract: NamedContract | undefined): string | null {
  if (!contract) return null;
  const to = contract.to.map((party) => (party.userId === userId ? 'jou' : fullName(party)));
  return `de ${isLoanType(contract.type) ? 'lening' : 'schenking'} aan ${names.format(to)}`;
}
