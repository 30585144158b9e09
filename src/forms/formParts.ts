import { createContext, useContext } from 'react';

/** Everything a form shares with its fields, besides the values and errors in Formik. */
export interface FormParts {
  /** Unique in the document: two forms may have a field of the same name. */
  formId: string;
  /** Reports the message for a field whose text can't be read as a value; null when it can be read again. */
  setUnreadable: (name: string, message: string | null) => void;
}

export const FormPartsContext = createContext<FormParts | null>(null);

/** The parts of the form around this field. Throws when a field is outside a Form. */
export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (parts === null) throw new Error('A field is outside a <Form>.');
  return parts;
}

/** The id of the element that gets the focus when the error summary points at a field. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll(/[^\w-]/gu, '-')}`;
}
