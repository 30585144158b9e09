import type { ReactNode } from 'react';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { nextStepText as text } from '../../text/nextStep.ts';
import { stepWords } from './stepWords.ts';
import { TopCard } from './TopCard.tsx';

interface NextStepCardProps {
  step: NextStep;
  /** The one button that answers it. */
  button: ReactNode;
  /** Below the sentence: the contract it is about, if the page does not say so. */
  children?: ReactNode;
  /** Next to the heading. */
  more?: ReactNode;
}

/** The reader's most urgent step, with one button. */
export function NextStepCard({ step, button, children, more }: NextStepCardProps) {
  return (
    <TopCard title={text.title} sentence={stepWords(step)} button={button} more={more}>
      {children}
    </TopCard>
  );
}
