const REQUIRED_MESSAGE = 'Vul dit veld in.';

/** Something other than spaces; `message` when the field has a sentence of its own. */
export function required(value: string | null | undefined, message: string = REQUIRED_MESSAGE): string | null {
  return (value ?? '').trim() === '' ? message : null;
}
