/** One Dutch sentence per field, keyed by the field's path in the request ('contract.signed_date', 'parties.from'). */
export type FieldErrors = Record<string, string>;

/** Collects sentences: keeps the first per field, and ignores satisfied rules (null). */
export function fieldErrors(...entries: readonly (readonly [field: string, message: string | null])[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, message] of entries) {
    if (message !== null && !Object.hasOwn(errors, field)) errors[field] = message;
  }
  return errors;
}
