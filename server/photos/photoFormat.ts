/** The formats a photo may have. */
type PhotoFormat = 'jpeg' | 'png' | 'webp';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const textAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

/**
 * Recognizes a format by a file's first bytes; null for every other format. It runs before any library sees a byte: a
 * library guesses, and would also read SVG, which can refer to files and take for ever (S-69).
 */
export function photoFormat(bytes: Buffer): PhotoFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  return textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP' ? 'webp' : null;
}

/** Whether it is a photo in the iPhone format (HEIC), which we do not read. */
export const isHeic = (bytes: Buffer): boolean =>
  textAt(bytes, 4) === 'ftyp' && ['heic', 'heix', 'heif', 'mif1', 'hevc'].includes(textAt(bytes, 8));

/** Whether a PNG or WebP declares more than one picture: only the first would be kept, so it is refused. */
export function moves(bytes: Buffer): boolean {
  const format = photoFormat(bytes);
  if (format === 'webp') return textAt(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;
  return format === 'png' && hasAnimationChunk(bytes);
}

/** An animated PNG has a chunk 'acTL' before its first picture, 'IDAT'. A chunk is a length, a name, data and a checksum. */
function hasAnimationChunk(bytes: Buffer): boolean {
  for (let at = PNG.length; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const name = textAt(bytes, at + 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}
