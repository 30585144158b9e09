import { MAX_PHOTO_BYTES } from '../../../domain/rules/photoSize.ts';
import { invalid, tooLarge } from '../../http/errors.ts';

/** The answer to bytes that are not an acceptable photo. */
export const PHOTO_MESSAGE = 'Deze foto kunnen we niet lezen. Kies een JPEG, PNG of WebP.';

const DATA_URL = /^data:image\/(?:jpeg|png|webp);base64,/;

/** The bytes of the field image_base64, with or without the prefix of a data URL. Throws B413, V422 (S-79). */
export function decodeBase64Photo(text: string): Buffer {
  const base64 = text.replace(DATA_URL, '');
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  if ((base64.length / 4) * 3 - padding > MAX_PHOTO_BYTES) throw tooLarge();
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) throw invalid({ image: PHOTO_MESSAGE });
  return Buffer.from(base64, 'base64');
}
