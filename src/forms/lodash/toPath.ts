/** The keys of a path in a form's values, as lodash reads them: `a[0].b` is a, 0, b. */
export const toPath = (path: unknown): string[] =>
  Array.isArray(path)
    ? path.map(String)
    : String(path)
        .split(/[.[\]]+/u)
        .filter((key) => key !== '');

// oxlint-disable-next-line import/no-default-export -- formik asks for lodash's default
export { toPath as default };
