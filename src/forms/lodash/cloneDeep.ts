import { isPlainObject } from './isPlainObject.ts';

/**
 * lodash's deep clone, as far as formik needs it: arrays and plain objects. A file, or anything else in a form, is
 * returned as is.
 */
export function cloneDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => cloneDeep(item)) as T;
  return isPlainObject(value)
    ? (Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cloneDeep(item)])) as T)
    : value;
}

// oxlint-disable-next-line import/no-default-export -- formik asks for lodash's default
export { cloneDeep as default };
