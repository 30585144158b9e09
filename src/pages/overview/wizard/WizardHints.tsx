import { Hints } from '../../../components/hints/Hints.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { hintsOfValues } from './hintsOfValues.ts';
import type { WizardValues } from './wizardValues.ts';

/** The hints of what is being filled in; they never stand in the way of the next step. */
export function WizardHints() {
  const { values } = useFormValues<WizardValues>();
  return <Hints hints={hintsOfValues(values)} />;
}
