import { inflateSync } from 'fflate';
import { UnreadableBankFile } from './unreadable.ts';

const BROKEN = 'Dit zip-bestand is niet heel, of er zit een wachtwoord op.';
const TOO_LARGE = 'Wat in dit zip-bestand zit, is te groot. Kies een afschrift over een kortere tijd.';

/** Limits on the unpacked content, in bytes and in files; one XML file per day makes that five years. */
const LIMITS = { bytes: 200_000_000, files: 2_000 };

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [STORED, DEFLATED] = [0, 8];

export const isZip = (bytes: Uint8Array): boolean => bytes.length > 21 && view(bytes).getUint32(0, true) === LOCAL;

/** A file in a ZIP, unpacked on demand, so that many are never in memory together. */
export interface ZipEntry {
  name: string;
  size: number;
  bytes: () => Uint8Array;
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * The content of a ZIP, by its own list at the end (APPNOTE 4.3). The size stated there is the most that is unpacked: a
 * file that exceeds it, or has another checksum, is refused, and so is a ZIP over our limits.
 */
export function zipEntries(zip: Uint8Array): ZipEntry[] {
  try {
    const entries = listed(zip);
    const size = entries.reduce((sum, entry) => sum + entry.size, 0);
    if (size > LIMITS.bytes) throw new UnreadableBankFile(TOO_LARGE);
    return entries;
  } catch (error) {
    throw error instanceof UnreadableBankFile ? error : new UnreadableBankFile(BROKEN);
  }
}

function listed(zip: Uint8Array): ZipEntry[] {
  const data = view(zip);
  let end = zip.length - 22;
  while (data.getUint32(end, true) !== END) end -= 1;
  const count = data.getUint16(end + 10, true);
  if (count > LIMITS.files) throw new UnreadableBankFile(TOO_LARGE);
  let at = data.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (data.getUint32(at, true) !== CENTRAL) throw new UnreadableBankFile(BROKEN);
    const [flags, method] = [data.getUint16(at + 8, true), data.getUint16(at + 10, true)];
    const [crc, packed, size] = [16, 20, 24].map((from) => data.getUint32(at + from, true)) as [number, number, number];
    const [name, extra, comment] = [28, 30, 32].map((from) => data.getUint16(at + from, true)) as [
      number,
      number,
      number,
    ];
    const local = data.getUint32(at + 42, true);
    const entry = {
      name: new TextDecoder().decode(zip.subarray(at + 46, at + 46 + name)),
      size,
      bytes: () => {
        const from = local + 30 + data.getUint16(local + 26, true) + data.getUint16(local + 28, true);
        if (flags & 1 || (method !== STORED && method !== DEFLATED)) throw new UnreadableBankFile(BROKEN);
        return unpacked(zip.subarray(from, from + packed), method, size, crc);
      },
    };
    at += 46 + name + extra + comment;
    return entry;
  });
}

function unpacked(packed: Uint8Array, method: number, size: number, crc: number): Uint8Array {
  let bytes: Uint8Array;
  try {
    // Room for one byte extra: a file that exceeds its stated size shows, and takes no memory.
    bytes = method === STORED ? packed : inflateSync(packed, { out: new Uint8Array(size + 1) });
  } catch {
    throw new UnreadableBankFile(BROKEN);
  }
  if (bytes.length !== size || crc32(bytes) !== crc) throw new UnreadableBankFile(BROKEN);
  return bytes;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 255] ?? 0);
  return ~crc >>> 0;
}
