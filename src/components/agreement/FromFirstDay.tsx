import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { holdsFromFirstDay } from '../../../domain/contracts/life/fromFirstDay.ts';
import { termsInLaw } from '../../../domain/contracts/life/givenUpByTerms.ts';
import type { Contract, ContractDraft } from '../../../domain/wire/contract.ts';
import { otherTermsText as text } from '../../text/otherTerms.ts';

/**
 * Explains that changed terms hold from the loan's first day, how to change them from now on instead, and what they mean in
 * law.
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
