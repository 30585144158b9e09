import { ValidationError, type TestConfig } from 'yup';
import type { FieldErrors } from '../../../domain/rules/fieldErrors.ts';

/**
 * A rule of the domain as a yup test: `string().test(ruled(email))`. A value that is absent counts as the empty text,
 * so that `required` reports it and the other rules ignore it.
 */
export function ruled(rule: (value: string) => string | null): TestConfig<string | null | undefined> {
  return {
    name: rule.name,
    test: (value, { createError }) => {
      const message = rule(value ?? '');
      return message === null || createError({ message });
    },
  };
}

/** The same for a rule about a number; an absent number is for `required`. */
export function ruledNumber(rule: (value: number) => string | null): TestConfig<number | null | undefined> {
  return {
    name: rule.name,
    test: (value, { createError }) => {
      const message = typeof value === 'number' ? rule(value) : null;
      return message === null || createError({ message });
    },
  };
}

/**
 * Rules about a whole form (validateRelation, validateContract) as a yup test: each message lands on the path it is
 * about.
 */
export function ruledForm(validate: (values: never) => FieldErrors): TestConfig {
  return {
    name: 'ruledForm',
    test: (values, { createError }) => {
      const errors = Object.entries(validate(values as never));
      return (
        errors.length === 0 || new ValidationError(errors.map(([path, message]) => createError({ path, message })))
      );
    },
  };
}
