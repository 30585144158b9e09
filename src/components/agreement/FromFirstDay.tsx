import Alert from '@mui/material/Alert';
import { holdsFromFirstDay } from '../../../domain/contracts/life/fromFirstDay.ts';
import type { Contract, ContractDraft } from '../../../domain/wire/contract.ts';
import { otherTermsText as text } from '../../text/otherTerms.ts';

/** Says of other terms that change a figure of a loan that they hold from its first day, and the way for a change from now on. */
export function FromFirstDay({ contract, draft }: { contract: Contract; draft: ContractDraft }) {
  if (!holdsFromFirstDay(contract, draft)) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, maxWidth: '44rem' }}>
      {text.fromFirstDay} {text.fromNow}
    </Alert>
  );
}
