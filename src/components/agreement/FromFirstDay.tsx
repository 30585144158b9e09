import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { holdsFromFirstDay } from '../../../domain/contracts/life/fromFirstDay.ts';
import { termsInLaw } from '../../../domain/contracts/life/givenUpByTerms.ts';
import type { Contract, ContractDraft } from '../../../domain/wire/contract.ts';
import { otherTermsText as text } from '../../text/otherTerms.ts';

/**
 * Says of other terms that change a figure of a loan that they hold from its first day, the way for a change from now on, and
 * what they mean in law.
 */
export function FromFirstDay({ contract, draft }: { contract: Contract; draft: ContractDraft }) {
  if (!holdsFromFirstDay(contract, draft)) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, maxWidth: '44rem' }}>
      {text.fromFirstDay} {text.fromNow}
      {termsInLaw(contract, draft).map((line) => (
        <Box key={line} sx={{ mt: 1 }}>
          {line}
        </Box>
      ))}
    </Alert>
  );
}
