import { getIn, setIn } from 'formik';
import { ValidationError, type AnySchema } from 'yup';
import type { FieldErrors } from '../../domain/rules/fieldErrors.ts';

/** A server message about a field, and the field's value at that time. */
export type ServerErrors = Map<string, { message: string; about: unknown }>;

/** The first message per field path; empty when the values follow the schema. */
export function schemaErrors(schema: AnySchema | undefined, values: unknown): FieldErrors {
  try {
    schema?.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors = {};
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) errors[path ?? ''] ??= message;
    return errors;
  }
}

/** The server's messages that still apply to the field's value: they end when the field changes. */
export function standingServerErrors(server: ServerErrors, values: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, { message, about }] of server) if (getIn(values, path) === about) errors[path] = message;
  return errors;
}

/**
 * Formik keeps errors in the shape of the values: 'contract.total' becomes { contract: { total } }.
 */
export function nested(leaves: FieldErrors): object {
  let result: object = {};
  // The shortest paths first: a message about 'parties' replaces one about 'parties.from'.
  for (const path of Object.keys(leaves).toSorted((a, b) => a.length - b.length)) {
    const parents = path
      .split('.')
      .slice(0, -1)
      .map((_, i, parts) => parts.slice(0, i + 1).join('.'));
    if (path !== '' && !parents.some((parent) => parent in leaves))
      result = setIn(result, path, leaves[path]) as object;
  }
  return result;
}

/** The other way round: { contract: { total: 'x' } } becomes { 'contract.total': 'x' }. */
export function flattened(errors: object, prefix = ''): FieldErrors {
  const flat: FieldErrors = {};
  for (const [key, value] of Object.entries(errors) as [string, unknown][]) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else if (typeof value === 'object' && value !== null) Object.assign(flat, flattened(value, `${prefix}${key}.`));
  }
  return flat;
}
