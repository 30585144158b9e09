import { useEffect, useState } from 'react';
import { useFormParts } from './formParts.ts';
import { useFormField, type FormField } from './useFormField.ts';

/** A text read as a number: the number, or why it can't be read and the likely meaning. */
export type Reading = { value: number } | { error: string; suggestion?: number };

interface ParsedText extends FormField<number | null> {
  /** The text in the input. */
  text: string;
  /** The likely meaning of a text that has two readings; null for any other. */
  suggestion: number | null;
  type: (text: string) => void;
  /** Accepts the suggestion. */
  accept: (value: number) => void;
}

/**
 * A field in which people type freely and the form holds a number (cents, thousandths of a percent): null while it is
 * empty or can't be read. The text is rewritten on leaving, never while typing (docs/screens.md 2.3).
 */
export function useParsedText(
  name: string,
  read: (text: string) => Reading,
  write: (value: number) => string,
): ParsedText {
  const field = useFormField<number | null>(name);
  const { setUnreadable } = useFormParts();
  const [shown, setShown] = useState({ text: field.value === null ? '' : write(field.value), value: field.value });
  // The value changed elsewhere: by a draft or another field.
  if (shown.value !== field.value)
    setShown({ text: field.value === null ? '' : write(field.value), value: field.value });
  useEffect(() => () => setUnreadable(name, null), [name, setUnreadable]);

  const reading: Reading | null = shown.text.trim() === '' ? null : read(shown.text);
  const take = (text: string) => {
    const now = text.trim() === '' ? null : read(text);
    const value = now !== null && 'value' in now ? now.value : null;
    setUnreadable(name, now !== null && 'error' in now ? now.error : null);
    setShown({ text, value });
    field.change(value);
  };

  return {
    ...field,
    text: shown.text,
    suggestion: reading !== null && 'error' in reading ? (reading.suggestion ?? null) : null,
    type: take,
    accept: (value) => take(write(value)),
    leave: () => {
      if (field.value !== null) setShown({ text: write(field.value), value: field.value });
      field.leave();
    },
  };
}
