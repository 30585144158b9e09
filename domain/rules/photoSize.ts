/** In bytes. */
export const MAX_PHOTO_BYTES = 4_096_000;
/** The text is to the letter of the specification. */
export const PHOTO_SIZE_MESSAGE = 'Foto is te groot, max 4MB';

/** At most 4,096,000 bytes; exactly that many passes. */
export function photoSize(bytes: number): string | null {
  return bytes > MAX_PHOTO_BYTES ? PHOTO_SIZE_MESSAGE : null;
}
