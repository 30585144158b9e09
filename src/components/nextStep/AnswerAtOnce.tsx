import { lazy, Suspense } from 'react';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { AnswerAtOnceProps } from './YearAnswer.tsx';

/** Asked only at the turn of a year, so not in the first screen's bundle. */
const YearAnswer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overview-parts" */ './YearAnswer.tsx')).YearAnswer,
}));

/** Answers a one-press step (`at_once`), wherever its card is. */
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
