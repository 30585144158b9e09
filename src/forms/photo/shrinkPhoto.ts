import { MAX_PHOTO_BYTES } from '../../../domain/rules/photoSize.ts';

/** Enough to read a page of small print. */
const SIDE = 2400;
const QUALITY = 0.85;

/**
 * Returns a photo ready to send: unchanged, or when larger than 4,096,000 bytes as a JPEG of at most 2400 pixels. One
 * that the browser can't draw is returned as is: the server reports what is wrong with it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= MAX_PHOTO_BYTES) return file;
  const url = URL.createObjectURL(file);
  try {
    const photo = new Image();
    photo.src = url;
    await photo.decode();
    const scale = Math.min(1, SIDE / Math.max(photo.naturalWidth, photo.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(photo.naturalWidth * scale);
    canvas.height = Math.round(photo.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return made ?? file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
