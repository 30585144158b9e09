import { ConfirmButton } from './ConfirmButton.tsx';
import { type AnswerAtOnceProps, YearAnswer } from './YearAnswer.tsx';

/** Answers a step that one press answers (`at_once`), wherever its card stands. */
export function AnswerAtOnce(props: AnswerAtOnceProps) {
  const { contract, step, onDone } = props;
  return step.kind === 'year' ? (
    <YearAnswer {...props} />
  ) : (
    <ConfirmButton contract={contract} step={step} onDone={onDone} />
  );
}
