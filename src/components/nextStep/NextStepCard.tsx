import type { ReactNode } from 'react';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { nextStepText as text } from '../../text/nextStep.ts';
import { stepWords } from './stepWords.ts';
import { TopCard } from './TopCard.tsx';

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
  return (
    <TopCard title={text.title} sentence={stepWords(step)} button={button} more={more}>
      {children}
    </TopCard>
  );
}
