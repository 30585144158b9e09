/** Writes fields as multipart/form-data, files included. A field that is undefined is left out. */
export function toFormData(fields: Readonly<Record<string, string | number | Blob | null | undefined>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    // A file's own name may reveal more than the person meant to send.
    if (value instanceof Blob) data.append(name, value, name);
    else if (value !== undefined) data.append(name, value === null ? '' : String(value));
  }
  return data;
}
