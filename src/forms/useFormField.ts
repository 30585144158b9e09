import { getIn, useFormikContext } from 'formik';
import { afterPress } from './afterPress.ts';
import { fieldId, useFormParts } from './formParts.ts';

/** One field's part of the form. */
export interface FormField<Value> {
  /** The id of the element that gets the focus. */
  id: string;
  value: Value;
  /** The message to show; null while the field is right or was not left yet. */
  error: string | null;
  change: (value: Value) => void;
  /** Marks the field as left: from now on its message shows. */
  leave: () => void;
}

/** The value, the message and the handlers of the field `name`, a path in the form's values. */
export function useFormField<Value>(name: string): FormField<Value> {
  const formik = useFormikContext();
  const { formId } = useFormParts();
  const message: unknown = getIn(formik.errors, name);
  const error = getIn(formik.touched, name) && typeof message === 'string' ? message : null;
  return {
    id: fieldId(formId, name),
    value: getIn(formik.values, name) as Value,
    error,
    change: (value) => void formik.setFieldValue(name, value, error !== null),
    leave: () => afterPress(() => void formik.setFieldTouched(name, true)),
  };
}
