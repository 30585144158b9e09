import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { formatEuro } from '../../../domain/money/format.ts';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { nextStepText as text } from '../../text/nextStep.ts';
import { stepWords } from './stepWords.ts';

interface NextStepCardProps {
  step: NextStep;
  /** The one button that answers it. */
  button: ReactNode;
  /** Under the sentence: which contract it is about, where the page does not say so. */
  children?: ReactNode;
  /** Beside the heading. */
  more?: ReactNode;
}

/** What most waits for the reader, with one button. */
export function NextStepCard({ step, button, children, more }: NextStepCardProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className="niet-afdrukken"
      sx={{ mb: { xs: 4, md: 5 }, p: { xs: 2, sm: 3 }, borderRadius: '12px', bgcolor: 'var(--mui-palette-soft-info)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', mb: 0.5 }}>
        <Typography component="h2" id={id} color="textSecondary">
          {text.title}
        </Typography>
        {more}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="p" className="cijfers">
            {stepWords(step)}
          </Typography>
          {step.kind === 'year' && (
            <Typography className="cijfers">{text.yearCounted(formatEuro(step.amount ?? 0))}</Typography>
          )}
          {children}
        </Box>
        {button}
      </Box>
    </Box>
  );
}
