import Stack from '@mui/material/Stack';
import { Formik, setNestedObjectValues, useFormikContext, type FormikTouched } from 'formik';
import { useEffect, useId, useMemo, type ReactNode } from 'react';
import type { FieldErrors } from '../../domain/rules/fieldErrors.ts';
import { FormPartsContext } from '../forms/formParts.ts';
import { nested } from '../forms/validation.ts';

interface InFormProps {
  /** By the name of the field. */
  values: Readonly<Record<string, unknown>>;
  /** Messages of fields that were left, by their path. */
  errors?: FieldErrors;
  /** The form is being sent, and gets no answer. */
  sending?: boolean;
  children: ReactNode;
}

const noErrors: FieldErrors = {};

/** Fields as they stand in a form that is filled in so, with these messages, until somebody changes one. */
export function InForm({ values, errors = noErrors, sending = false, children }: InFormProps) {
  const formId = useId();
  const parts = useMemo(() => ({ formId, setUnreadable: () => undefined }), [formId]);
  return (
    <FormPartsContext value={parts}>
      <Formik
        initialValues={values}
        initialErrors={nested(errors)}
        initialTouched={setNestedObjectValues<FormikTouched<Record<string, unknown>>>(nested(errors), true)}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={() => new Promise<void>(() => undefined)}
      >
        <Stack spacing={3}>
          {children}
          {sending && <SentAtOnce />}
        </Stack>
      </Formik>
    </FormPartsContext>
  );
}

function SentAtOnce() {
  const { submitForm } = useFormikContext();
  useEffect(() => void submitForm(), [submitForm]);
  return null;
}
