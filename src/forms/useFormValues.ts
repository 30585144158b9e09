import { useFormikContext } from 'formik';

interface FormState<Values> {
  values: Values;
  /** Whether anything differs from the start. */
  dirty: boolean;
  submitting: boolean;
  /** Changes another field; it is validated when the person moves on. */
  setValue: (name: string, value: unknown) => void;
  /** Changes several fields at once, as when a death date ticks the box, and validates the form again. */
  setValues: (changes: Partial<Values>) => void;
}

/** The current values, for a component inside the Form: a live result, fields that depend on others. */
export function useFormValues<Values extends object>(): FormState<Values> {
  const { values, dirty, isSubmitting, setFieldValue, setValues } = useFormikContext<Values>();
  return {
    values,
    dirty,
    submitting: isSubmitting,
    setValue: (name, value) => void setFieldValue(name, value, false),
    setValues: (changes) => void setValues({ ...values, ...changes }, true),
  };
}
