import { mixed, number, object, string, type AnySchema } from 'yup';
import { isIsoDate } from '../../../domain/dates/isoDate.ts';
import { birthDateFormat } from '../../../domain/rules/birthDateFormat.ts';
import type { FieldErrors } from '../../../domain/rules/fieldErrors.ts';
import { required } from '../../../domain/rules/required.ts';
import { ruled, ruledForm } from './ruled.ts';

type TextRule = (value: string) => string | null;

/**
 * A text that follows every rule, the first message first: `text(required, email)`. Without `required` it may stay
 * empty.
 */
export function text(...rules: readonly TextRule[]) {
  return string().test(
    ruled((value) => {
      for (const rule of rules) {
        const message = rule(value);
        if (message !== null) return message;
      }
      return null;
    }),
  );
}

/** `required` with its own message, for `text(...)`: `needed('Vul een voornaam in.')`. */
export function needed(message?: string): TextRule {
  return (value) => required(value, message);
}

/** A DateField: `yyyy-MM-dd`, or a text that is refused as a date. The rules see only a real date. */
export function date(...rules: readonly TextRule[]) {
  return text((value) => {
    if (value !== '' && !isIsoDate(value)) return birthDateFormat(value);
    return rules.reduce<string | null>((message, rule) => message ?? rule(value), null);
  });
}

/** A MoneyField, PercentField or TermField that must be filled in; what can't be read has the field's own message. */
export function filledNumber(message: string) {
  return number()
    .nullable()
    .test({ name: 'filledNumber', message, test: (value) => typeof value === 'number' });
}

/** A choice that must be made. */
export function chosen(message: string) {
  return mixed().test({ name: 'chosen', message, test: (value) => typeof value === 'string' && value !== '' });
}

/** A field whose rule looks at other fields too: it gets all values. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the shape of the form
export function checked<Values>(rule: (values: Values) => string | null) {
  return mixed().test({
    name: 'judged',
    test: (_value, { parent, createError }) => {
      const message = rule(parent as Values);
      return message === null || createError({ message });
    },
  });
}

/** The fields of a form. */
export function form(fields: Record<string, AnySchema>) {
  return object(fields);
}

/** A form whose rules live in the domain as one function (validateRelation, validateContract). */
export function ruledBy(validate: (values: never) => FieldErrors): AnySchema {
  return object().test(ruledForm(validate));
}
