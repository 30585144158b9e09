import Stack from '@mui/material/Stack';
import { setNestedObjectValues, useFormikContext } from 'formik';
import { useState, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import { DraftKeeper } from './DraftKeeper.tsx';
import { ErrorSummary, type SummaryItem } from './ErrorSummary.tsx';
import { fieldId, useFormParts } from './formParts.ts';
import type { Draft } from './useDraft.ts';
import { flattened } from './validation.ts';

interface FormBodyProps<Values extends object> {
  /** A failure that concerns no field. */
  failure: string | null;
  onAttempt: () => void;
  draft: Draft<Values> | undefined;
  label: string | undefined;
  children: ReactNode;
}

/**
 * A message that appears on leaving a field moves the button under a pressed mouse away: keep the focus until the
 * click.
 */
function keepFocusWhilePressing(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** The elements with an id in a form, and their labels without suffixes. */
interface Place {
  id: string;
  label?: string | null | undefined;
}

function placesIn(form: Element): Place[] {
  return [...form.querySelectorAll('[id]')].map(({ id }) => ({
    id,
    label: form.querySelector(`[for="${id}"], [id="${id}"] > legend`)?.firstChild?.textContent,
  }));
}

/** A message prefixed with the field where it does not name it: a summary may hold the same sentence twice. */
const named = (message: string, label: Place['label']) =>
  !label || message.toLowerCase().includes(label.toLowerCase())
    ? message
    : `${label.replace(/[^?]$/u, '$&:')} ${message}`;

/** The form element with its summary and its draft. */
export function FormBody<Values extends object>({ failure, onAttempt, draft, label, children }: FormBodyProps<Values>) {
  const { errors, submitCount, isSubmitting, handleSubmit, validateForm, setTouched } = useFormikContext<Values>();
  const { formId } = useFormParts();
  const [fields, setFields] = useState<readonly Place[]>([]);
  const [settled, setSettled] = useState(0);

  const items: SummaryItem[] = Object.entries(flattened(errors))
    .map(([path, message]) => {
      const place = fields.findIndex(({ id }) => id === fieldId(formId, path));
      return { place: place < 0 ? fields.length : place, message, field: fields[place] };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ message, field }) => ({ message: named(message, field?.label), target: field?.id ?? null }));
  if (failure !== null) items.push({ message: failure, target: null });

  // Once everything in the summary is corrected it stays away until the next attempt: it would take the focus again.
  const attempted = submitCount > settled && !isSubmitting;
  if (attempted && items.length === 0) setSettled(submitCount);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    setFields(placesIn(event.currentTarget));
    onAttempt();
    handleSubmit(event);
    void leaveOnlyWhatIsWrong();
  };
  /** After an attempt Formik counts every field as left, even one that appears later and was never seen. */
  async function leaveOnlyWhatIsWrong(): Promise<void> {
    await setTouched(setNestedObjectValues(await validateForm(), true), false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not an interaction: it guards the buttons' own
    <form noValidate aria-label={label} onSubmit={submit} onMouseDown={keepFocusWhilePressing}>
      <Stack spacing={3}>
        {attempted && items.length > 0 && <ErrorSummary key={submitCount} items={items} />}
        {children}
        {draft && <DraftKeeper draft={draft} />}
      </Stack>
    </form>
  );
}
