/** Is this an object literal, or one without a prototype? As in lodash. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

// oxlint-disable-next-line import/no-default-export -- formik asks for lodash's default
export { isPlainObject as default };
