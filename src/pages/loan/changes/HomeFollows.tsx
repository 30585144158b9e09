import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { validateEvent } from '../../../../domain/loans/events/validateEvent.ts';
import { whatFollows } from '../../../../domain/loans/home/whatFollows.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { homeText as text } from '../../../text/homeFacts.ts';
import { changesText } from '../../../text/loanPayments.ts';
import { ForWhom } from '../ForWhom.tsx';
import { type ChangeValues, draftOf } from './changeValues.ts';

/** The consequences of a fact about the home, or why it is impossible, while it is being entered. */
export function HomeFollows({ loan, today }: { loan: LoanDetail; today: IsoDate }) {
  const values = useDeferredValue(useFormValues<ChangeValues>().values);
  const found = useMemo(() => {
    const draft = draftOf('home', values, loan.hashid, loan.ledger_version);
    if (draft?.kind !== 'home') return null;
    const refused = Object.values(validateEvent(loan, loan.events, draft, today));
    return { refused, points: refused.length > 0 ? [] : whatFollows(loan, draft) };
  }, [loan, today, values]);
  if (found === null) return null;
  return (
    <Box
      component="section"
      aria-label={text.follows}
      aria-live="polite"
      sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: '12px', bgcolor: 'var(--mui-palette-surface-sunken)' }}
    >
      {found.refused.length > 0 ? (
        <Alert severity="warning">
          {changesText.impossible} {found.refused.join(' ')}
        </Alert>
      ) : (
        <>
          <Typography variant="h3" component="h3" gutterBottom>
            {text.follows}
          </Typography>
          <ForWhom loan={loan} />
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxWidth: '68ch' }}>
            {found.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
