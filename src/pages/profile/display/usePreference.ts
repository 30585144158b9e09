import { useState } from 'react';
import type { Preference } from '../../../components/preference.ts';

/** The chosen value, and choosing another. */
export function usePreference<Value extends string>(preference: Preference<Value>): [Value, (value: Value) => void] {
  const [value, setValue] = useState(preference.read);
  return [
    value,
    (chosen) => {
      preference.choose(chosen);
      setValue(chosen);
    },
  ];
}
