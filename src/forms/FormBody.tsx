import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useState, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import { DraftKeeper } from './DraftKeeper.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldId, useFormParts } from './formParts.ts';
import type { Draft } from './useDraft.ts';
import { flattened, nested } from './validation.ts';

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

/** The form element with its summary and its draft. */
export function FormBody<Values extends object>({ failure, onAttempt, draft, label, children }: FormBodyProps<Values>) {
  const { errors, submitCount, isSubmitting, handleSubmit, validateForm, setTouched } = useFormikContext<Values>();
  const { formId } = useFormParts();
  const [order, setOrder] = useState<readonly string[]>([]);
  const [settled, setSettled] = useState(0);

  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const items = Object.entries(flattened(errors))
    .map(([path, message]) => ({ message, target: fieldId(formId, path) }))
    .sort((a, b) => place(a.target) - place(b.target))
    .map(({ message, target }) => ({ message, target: order.includes(target) ? target : null }));
  if (failure !== null) items.push({ message: failure, target: null });

  // Once everything in the summary is mended it stays away until the next attempt: it would take the focus again.
  const attempted = submitCount > settled && !isSubmitting;
  if (attempted && items.length === 0) setSettled(submitCount);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    setOrder([...event.currentTarget.querySelectorAll('[id]')].map((element) => element.id));
    onAttempt();
    handleSubmit(event);
    void leaveOnlyWhatIsWrong();
  };
  /** Formik holds every field for left after an attempt; one that comes into play later was not even seen. */
  async function leaveOnlyWhatIsWrong(): Promise<void> {
    const wrong = Object.keys(flattened(await validateForm()));
    const left = nested(Object.fromEntries(wrong.map((path) => [path, true])));
    await setTouched(left, false);
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
