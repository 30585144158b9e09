import Button from '@mui/material/Button';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { useAnswerEventMutation } from '../../store/modules/contracts/contractsApi.ts';
import { nextStepText as text } from '../../text/nextStep.ts';

interface ConfirmButtonProps {
  contract: string;
  step: NextStep;
  /** Called when the answer is in and nothing waits any longer. */
  onDone: () => void;
}

/** Confirms a reported payment with one press, here. */
export function ConfirmButton({ contract, step, onDone }: ConfirmButtonProps) {
  const [answer, { isLoading }] = useAnswerEventMutation();

  async function press(): Promise<void> {
    const { error } = await answer({ contract, hashid: step.hashid ?? '', status: 'confirmed', done: text.confirmed });
    if (!error) onDone();
  }
  return (
    <Button
      variant="contained"
      loading={isLoading}
      aria-label={text.confirmWhat(formatEuro(step.amount ?? 0), formatDateLong(step.date ?? ''))}
      onClick={() => void press()}
    >
      {text.right}
    </Button>
  );
}
