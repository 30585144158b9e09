import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatEuro } from '../../../domain/money/format.ts';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { useConfirmYearMutation } from '../../store/modules/contracts/contractsApi.ts';
import { nextStepText } from '../../text/nextStep.ts';
import { yearAnswerText as text } from '../../text/yearAnswer.ts';
import { useShowSection } from '../parts/useShowSection.ts';

/** The props of a one-press step. */
export interface AnswerAtOnceProps {
  contract: string;
  step: NextStep;
  /** Where the payments are, for a reader who finds a year wrong: another page, or null for the timeline of this one. */
  elsewhere: string | null;
  /** Called when the answer is in and nothing waits any longer. */
  onDone: () => void;
}

/** Confirms with one press that a year of automatic payments was paid in full. Or leads to the payments. */
export function YearAnswer({ contract, step, elsewhere, onDone }: AnswerAtOnceProps) {
  const [confirm, { isLoading }] = useConfirmYearMutation();
  const showSection = useShowSection();
  const year = (step.date ?? '').slice(0, 4);

  async function press(): Promise<void> {
    const { error } = await confirm({ contract, year: Number(year), done: text.confirmed(year) });
    if (!error) onDone();
  }
  return (
    <Box sx={{ flexBasis: '100%' }}>
      <Typography className="cijfers">{text.counted(formatEuro(step.amount ?? 0))}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="contained" loading={isLoading} aria-label={text.what(year)} onClick={() => void press()}>
          {nextStepText.right}
        </Button>
        {elsewhere === null ? (
          <Button variant="outlined" href="#tijdlijn" onClick={(event) => showSection(event, 'tijdlijn')}>
            {text.wrong}
          </Button>
        ) : (
          <Button variant="outlined" component={Link} to={elsewhere}>
            {text.wrong}
          </Button>
        )}
      </Box>
    </Box>
  );
}
