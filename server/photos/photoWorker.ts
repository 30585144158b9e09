import sharp from 'sharp';
import { pdfPages } from './pdfPages.ts';
import type { PhotoAnswer, PhotoJob } from './photoJob.ts';

/** A small file can hold an enormous picture (S-72). */
const MAX_PIXELS = 40_000_000;
/** Longest side of a stored picture, in pixels: a page has to be legible. */
const SIDES = { photo: 800, page: 2000 } as const;
const QUALITY = 82;

/**
 * The library reads nothing but the three formats, whatever bytes it gets: photoFormat.ts is the first barrier, this
 * the second.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);

/**
 * Re-encodes a picture as JPEG: metadata, trailing bytes and hidden scripts are gone (S-70, S-71). Throws for bytes that
 * are no acceptable picture.
 */
const reencoded = (bytes: Uint8Array, side: number): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();

/** Draws the pages of a PDF and keeps only the drawings (S-161). */
async function redrawn(pdf: Uint8Array): Promise<PhotoAnswer> {
  const drawing = pdfPages(pdf, SIDES.page);
  const pages: Uint8Array[] = [];
  for (;;) {
    const { done, value } = await drawing.next();
    if (done) return value === null ? { pages } : { fault: value };
    // Blue comes first, and the fourth channel is empty.
    const { pixels, width, height } = value;
    for (let i = 0; i < pixels.length; i += 4) {
      const blue = pixels[i] ?? 0;
      pixels[i] = pixels[i + 2] ?? 0;
      pixels[i + 2] = blue;
    }
    pages.push(
      await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer(),
    );
  }
}

/** Answers with a fault for an unacceptable photo or paper, so that only a real failure of the process is an error. */
async function answerTo({ kind, bytes }: PhotoJob): Promise<PhotoAnswer> {
  try {
    return kind === 'pdf' ? await redrawn(bytes) : { pages: [await reencoded(bytes, SIDES[kind])] };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** The process of photoMaker.ts: reports that it is ready, and answers each job. */
process.on('message', (job: PhotoJob) => void answerTo(job).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit());
// Ctrl+C reaches every process of the terminal: the server finishes what is under way, and then ends this one.
process.on('SIGINT', () => undefined);
process.send?.('ready');
