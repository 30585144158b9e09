import { turned, type Point, type Size } from './cropMaths.ts';

/** Large enough for every place the photo is shown, also on a dense screen. */
const SIDE = 640;
const QUALITY = 0.9;

/** The cut, in pixels of the photo as it lies after turning. */
export type Cut = Point & Size;

/**
 * Returns the crop as a square JPEG of at most 640 pixels: far below the limit of 4,096,000 bytes. Rejects when the
 * browser can't make it.
 */
export async function cutPhoto(url: string, cut: Cut, rotation: number): Promise<Blob> {
  const photo = new Image();
  photo.src = url;
  await photo.decode();

  const side = Math.max(1, Math.min(SIDE, Math.round(cut.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas.');
  const natural = { width: photo.naturalWidth, height: photo.naturalHeight };
  const room = turned(natural, rotation);
  pen.fillStyle = '#fff'; // behind transparent parts
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.scale(side / cut.width, side / cut.height);
  pen.translate(room.width / 2 - cut.x, room.height / 2 - cut.y);
  pen.rotate((rotation * Math.PI) / 180);
  pen.drawImage(photo, -natural.width / 2, -natural.height / 2);

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be written.'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
