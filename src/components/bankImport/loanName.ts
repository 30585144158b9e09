import { firstNames } from '../../../domain/contracts/sides.ts';
import { contractTypeName } from '../../../domain/contracts/names.ts';
import { formatEuroShort } from '../../../domain/money/format.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';

/** A loan in few words, where several are listed: "aan Sanne, € 140.000 (annuïteit)". */
export const loanName = ({ parties, total, type }: LoanDetail): string =>
  `aan ${firstNames(parties.to)}, ${formatEuroShort(total)} (${contractTypeName(type)})`;
