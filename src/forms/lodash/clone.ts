/**
 * lodash's shallow clone, as far as formik needs it: arrays, and objects with the prototype they had. Anything else is
 * returned as is.
 */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...(value as unknown[])] as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object | null) as object, value);
}

// oxlint-disable-next-line import/no-default-export -- formik asks for lodash's default
export { clone as default };
