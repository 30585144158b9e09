import { lazy, Suspense } from 'react';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { AnswerAtOnceProps } from './YearAnswer.tsx';

/** Asked at the turn of a year alone: the first screen carries it for nobody else. */
const YearAnswer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overview-parts" */ './YearAnswer.tsx')).YearAnswer,
}));

/** Answers a step that one press answers (`at_once`), wherever its card stands. */
export function AnswerAtOnce(props: AnswerAtOnceProps) {
  const { contract, step, onDone } = props;
  return step.kind === 'year' ? (
    <Suspense fallback={null}>
      <YearAnswer {...props} />
    </Suspense>
  ) : (
    <ConfirmButton contract={contract} step={step} onDone={onDone} />
  );
}
