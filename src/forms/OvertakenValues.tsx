import { useEffect } from 'react';
import type { DataRow } from '../components/DataList.tsx';
import { Overtaken } from '../components/agreement/Overtaken.tsx';
import { overtakenText } from '../text/overtaken.ts';
import { useFormValues } from './useFormValues.ts';

interface OvertakenValuesProps<Values extends object> {
  /** The values as they are saved now, where somebody else saved them after the form opened; null otherwise. */
  newest: Values | null;
  /** The values as a person reads them. */
  pointsOf: (values: Values) => DataRow[];
  /** The form goes on from the newest. */
  onGoOn: () => void;
}

/**
 * Inside the form of a person: somebody saved other values since it opened, so both are shown and one goes on. Where nothing
 * differs the form goes on without a question.
 */
export function OvertakenValues<Values extends object>({ newest, pointsOf, onGoOn }: OvertakenValuesProps<Values>) {
  const { values, submitting, setValues } = useFormValues<Values>();
  const theirs = newest && pointsOf(newest);
  const mine = pointsOf(values);
  const differs = theirs !== null && JSON.stringify(theirs) !== JSON.stringify(mine);
  const goesOn = theirs !== null && !differs && !submitting;
  useEffect(() => {
    if (goesOn) onGoOn();
  });
  if (newest === null || !differs || submitting) return null;
  return (
    <Overtaken
      says={overtakenText.person}
      theirs={theirs}
      mine={mine}
      words={overtakenText.personWords}
      onTheirs={() => {
        setValues(newest);
        onGoOn();
      }}
      onMine={onGoOn}
    />
  );
}
