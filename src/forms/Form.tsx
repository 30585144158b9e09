import { Formik, getIn, type FormikErrors, type FormikHelpers } from 'formik';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { AnySchema } from 'yup';
import { isApiFailure } from './apiFailure.ts';
import { FormBody } from './FormBody.tsx';
import { FormPartsContext } from './formParts.ts';
import './schema/locale.ts';
import type { Draft } from './useDraft.ts';
import { nested, schemaErrors, standingServerErrors, type ServerErrors } from './validation.ts';

interface FormProps<Values extends object> {
  initialValues: Values;
  /** Built with src/forms/schema; it validates, it never changes the values. */
  schema?: AnySchema;
  /**
   * May reject with the store's ApiError: its fields land on their inputs, its text in the summary. Returns `notSent`
   * when the person changed their mind: the draft stays.
   */
  onSubmit: (values: Values) => unknown;
  /** Keeps the values until the form was sent; see useDraft. */
  draft?: Draft<Values>;
  /** The name of the form for a screen reader, where the page has more than one. */
  label?: string;
  children: ReactNode;
}

/** Returned by an onSubmit that did not send after all. */
export const notSent = Symbol('notSent');

/**
 * A form (docs/screens.md 6.7): checks a field when it is left, again while typing once it was wrong, and everything on
 * submitting, with a summary above the form. Fields find their value by `name`, a path in the values.
 */
export function Form<Values extends object>({
  initialValues,
  schema,
  onSubmit,
  draft,
  label,
  children,
}: FormProps<Values>) {
  const formId = useId();
  const unreadable = useRef(new Map<string, string>());
  const server = useRef<ServerErrors>(new Map());
  const [failure, setFailure] = useState<string | null>(null);

  const parts = useMemo(
    () => ({
      formId,
      setUnreadable: (name: string, message: string | null) => {
        if (message === null) unreadable.current.delete(name);
        else unreadable.current.set(name, message);
      },
    }),
    [formId],
  );

  const validate = (values: Values) =>
    nested({
      ...schemaErrors(schema, values),
      ...standingServerErrors(server.current, values),
      ...Object.fromEntries(unreadable.current),
    }) as FormikErrors<Values>;

  const submit = async (values: Values, formik: FormikHelpers<Values>) => {
    try {
      if ((await onSubmit(values)) !== notSent) draft?.clear();
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      const fields = Object.entries(error.fields);
      for (const [path, message] of fields) {
        server.current.set(path, { message, about: getIn(values, path) as unknown });
        void formik.setFieldTouched(path, true, false);
      }
      formik.setErrors(nested(error.fields));
      // Without a connection the toast says it, and the bar at the top keeps saying it.
      setFailure(fields.length === 0 && navigator.onLine ? error.text : null);
    }
  };

  const forget = () => {
    server.current.clear();
    setFailure(null);
  };

  return (
    <FormPartsContext value={parts}>
      <Formik
        initialValues={draft?.values ?? initialValues}
        validate={validate}
        validateOnChange={false}
        onSubmit={submit}
      >
        <FormBody failure={failure} onAttempt={forget} draft={draft} label={label}>
          {children}
        </FormBody>
      </Formik>
    </FormPartsContext>
  );
}
