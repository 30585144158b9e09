import sharp from 'sharp';

/** A small file can hold an enormous picture (S-72). */
const MAX_PIXELS = 40_000_000;
/** Longest side of what we keep, in pixels. */
const MAX_SIDE = 800;
const QUALITY = 82;

/**
 * The library reads nothing but the three formats, whatever bytes it gets: photoFormat.ts is the first wall, this the
 * second.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);

/**
 * Re-encodes a photo as JPEG of at most 800 pixels: metadata, trailing bytes and hidden scripts are gone (S-70, S-71).
 * Answers null for bytes that are no acceptable photo, so that only a real fault of the process is an error.
 */
async function normalisePhoto(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}

/** The process of photoMaker.ts: says that it is there, and answers each photo. */
process.on('message', (bytes: Uint8Array) => void normalisePhoto(bytes).then((made) => process.send?.(made)));
process.on('disconnect', () => process.exit());
// Ctrl+C reaches every process of the terminal: the server finishes what is under way, and then ends this one.
process.on('SIGINT', () => undefined);
process.send?.('ready');
