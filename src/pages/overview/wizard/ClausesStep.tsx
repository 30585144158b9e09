import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { clausesText as text } from '../../../text/clauses.ts';
import { GiftClausesFields } from './GiftClausesFields.tsx';
import { LoanClausesFields } from './LoanClausesFields.tsx';
import { WizardHints } from './WizardHints.tsx';
import type { WizardValues } from './wizardValues.ts';

/** Step 4: the clauses a family chooses (docs/domain.md 4); each has the plain choice already. */
export function ClausesStep() {
  const { values } = useFormValues<WizardValues>();
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '44rem' }}>
      <Typography>{text.intro}</Typography>
      {values.type === 'GiftContract' ? <GiftClausesFields /> : <LoanClausesFields />}
      <WizardHints />
    </Box>
  );
}
