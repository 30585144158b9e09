import Typography from '@mui/material/Typography';
import { firstNames } from '../../../domain/contracts/sides.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import { homeText as text } from '../../text/homeFacts.ts';
import { useSide } from './viewer.ts';

/** Says, above the borrower's tasks about the home, that they are the borrower's. Empty for the borrower. */
export function ForWhom({ loan }: { loan: LoanDetail }) {
  const side = useSide(loan);
  if (side === 'to') return null;
  return <Typography sx={{ mb: 1, maxWidth: '68ch' }}>{text.forBorrower(firstNames(loan.parties.to))}</Typography>;
}
