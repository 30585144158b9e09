import sharp from 'sharp';

/** Formats by content, never by name or type: sharp itself would also read SVG, which can carry scripts and file references (S-69). */
const FORMATS = ['jpeg', 'png', 'webp'];
/** A small file can hold an enormous picture (S-72). */
const MAX_PIXELS = 40_000_000;
/** Longest side of what we keep, in pixels. */
const MAX_SIDE = 800;
const QUALITY = 82;

/**
 * Re-encodes a photo as JPEG of at most 800 pixels: metadata, trailing bytes and hidden scripts are gone (S-70, S-71).
 * Answers null for bytes that are no acceptable photo, so that only a real fault of the worker is an error.
 */
export async function normalisePhoto(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) return null;
    return await image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}
