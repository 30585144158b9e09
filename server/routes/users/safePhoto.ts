import { invalid } from '../../errors.ts';
import { InvalidPhoto } from '../../photos/invalidPhoto.ts';
import type { PhotoMaker } from '../../photos/photoMaker.ts';
import { PHOTO_MESSAGE } from './base64Photo.ts';

/** A photo as it may be kept. Throws V422 for bytes that are no acceptable photo. */
export async function safePhoto(photos: PhotoMaker, bytes: Buffer): Promise<Buffer> {
  try {
    return await photos.normalise(bytes);
  } catch (error) {
    throw error instanceof InvalidPhoto ? invalid({ image: PHOTO_MESSAGE }) : error;
  }
}
