/** The properties that every field takes. */
export interface FieldProps {
  /** Path of the value in the form: 'contract.term_months'. */
  name: string;
  label: string;
  /** One line under the label: an example, not a repetition. */
  hint?: string | undefined;
  /** Fields are required by default; an optional field says so. */
  optional?: boolean | undefined;
}

/** These attributes tie a control to its hint and its message. */
export interface Description {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface Described {
  id: string;
  hint?: string | undefined;
  error: string | null;
  /** Ids of other elements that explain the field. */
  also?: readonly string[];
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-fout`;

/** The aria attributes of a control: its message first, then its hint. */
export function describe({ id, hint, error, also = [] }: Described): Description {
  const ids = [...(error === null ? [] : [errorId(id)]), ...(hint === undefined ? [] : [hintId(id)]), ...also];
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(error !== null && { 'aria-invalid': true as const }),
  };
}
