const REQUIRED_MESSAGE = 'Vul dit veld in.';

/** Something other than spaces; `message` if the field has its own sentence. */
export function required(value: string | null | undefined, message: string = REQUIRED_MESSAGE): string | null {
  return (value ?? '').trim() === '' ? message : null;
}
