import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { useConfirmYearMutation } from '../../store/modules/contracts/contractsApi.ts';
import { nextStepText as text } from '../../text/nextStep.ts';

/** What a step that one press answers needs. */
export interface AnswerAtOnceProps {
  contract: string;
  step: NextStep;
  /** The way to the payments, for who sees that something of a year is wrong. */
  wrong: ReactNode;
  /** The answer is in, and what waited is gone. */
  onDone: () => void;
}

/** Says of a year in which payments counted by themselves that all of it was paid: one press. Or leads to the payments. */
export function YearAnswer({ contract, step, wrong, onDone }: AnswerAtOnceProps) {
  const [confirm, { isLoading }] = useConfirmYearMutation();
  const year = (step.date ?? '').slice(0, 4);

  async function press(): Promise<void> {
    const { error } = await confirm({ contract, year: Number(year), done: text.yearConfirmed(year) });
    if (!error) onDone();
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="contained" loading={isLoading} aria-label={text.yearWhat(year)} onClick={() => void press()}>
        {text.verbs.year}
      </Button>
      {wrong}
    </Box>
  );
}
