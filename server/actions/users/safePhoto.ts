import { invalid } from '../../http/errors.ts';
import type { RequesterId } from '../../fairQueue.ts';
import { InvalidPhoto, type PhotoFault } from '../../photos/invalidPhoto.ts';
import type { PhotoMaker } from '../../photos/photoMaker.ts';
import { PHOTO_MESSAGE } from './base64Photo.ts';

/** The error for any photo, of a person or of a page. */
export const ANY_PHOTO = {
  moving: 'Deze foto beweegt. Kies een foto die stilstaat.',
  slow: 'Deze foto kost te veel tijd om te verwerken. Kies een kleinere foto.',
} as const;

const SENTENCES: Readonly<Record<PhotoFault, string>> = {
  ...ANY_PHOTO,
  unreadable: PHOTO_MESSAGE,
  locked: PHOTO_MESSAGE,
  long: PHOTO_MESSAGE,
};

/** A photo that is safe to store. Throws V422 for bytes that are no acceptable photo. */
export async function safePhoto(photos: PhotoMaker, bytes: Buffer, asker: RequesterId): Promise<Buffer> {
  try {
    return await photos.normalise(bytes, asker);
  } catch (error) {
    throw error instanceof InvalidPhoto ? invalid({ image: SENTENCES[error.fault] }) : error;
  }
}
