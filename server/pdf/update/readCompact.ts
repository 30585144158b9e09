import { inflateSync } from 'node:zlib';

/** A PDF as compactPdf writes it. */
export interface CompactPdf {
  /** Objects without a stream: what stands between their `obj` and `endobj`. */
  bodies: ReadonlyMap<number, string>;
  /** Objects with a stream, as they stand in the file. */
  streams: ReadonlyMap<number, Buffer>;
  /** One more than the highest number of an object. */
  size: number;
  /** Where the cross-reference stream stands, in bytes. */
  xref: number;
  /** Number of the catalog. */
  root: number;
  /** What the trailer says beside its size: the catalog, the information, the identifier. */
  trailer: string;
}

const ENTRY = 7;

/** Returns the dictionary and the unpacked data of a stream. */
function unpack(whole: Buffer): { dictionary: string; data: Buffer } {
  const start = whole.indexOf('\nstream\n');
  return { dictionary: whole.toString('latin1', 0, start), data: inflateSync(whole.subarray(start + 8)) };
}

function bodiesIn(objectStream: Buffer): [id: number, body: string][] {
  const { dictionary, data } = unpack(objectStream);
  const first = numberAfter('/First', dictionary);
  const pairs = data.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
  return Array.from({ length: pairs.length / 2 }, (_, i) => {
    const end = pairs[2 * i + 3];
    const [from, to] = [first + (pairs[2 * i + 1] ?? 0), end === undefined ? data.length : first + end];
    return [pairs[2 * i] ?? 0, data.toString('latin1', from, to).trimEnd()];
  });
}

/** The whole number behind a name. Throws Error where there is none: then the file is not of our making. */
export function numberAfter(name: string, text: string): number {
  const found = new RegExp(`${name} (\\d+)`).exec(text)?.[1];
  if (found === undefined) throw new Error(`This PDF has no ${name}`);
  return Number(found);
}

/**
 * Reads a PDF that we made (layout/compact.ts): one cross-reference stream, nothing added later. Throws Error on another.
 */
export function readCompact(pdf: Buffer): CompactPdf {
  const xref = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf.toString('latin1', pdf.length - 40))?.[1]);
  if (!(xref > 0)) throw new Error('This PDF does not end as those we make');
  const { dictionary, data } = unpack(pdf.subarray(xref));
  const trailer = /\/W \[1 4 2\] \/Size \d+ (.*) \/Filter/s.exec(dictionary)?.[1];
  if (trailer === undefined || dictionary.includes('/Prev')) throw new Error('This PDF was added to, or is not ours');
  const placed = Array.from({ length: data.length / ENTRY }, (_, id) => ({
    id,
    kind: data.readUInt8(id * ENTRY),
    start: data.readUInt32BE(id * ENTRY + 1),
  }))
    .filter(({ kind, start }) => kind === 1 && start !== xref)
    .sort((a, b) => a.start - b.start);
  const whole = placed.map(({ id, start }, i) => ({ id, bytes: pdf.subarray(start, placed[i + 1]?.start ?? xref) }));
  const holders = whole.filter(({ bytes }) => bytes.includes('<< /Type /ObjStm'));
  return {
    bodies: new Map(holders.flatMap(({ bytes }) => bodiesIn(bytes))),
    streams: new Map(whole.filter((one) => !holders.includes(one)).map(({ id, bytes }) => [id, bytes])),
    size: numberAfter('/Size', dictionary),
    xref,
    root: numberAfter('/Root', trailer),
    trailer,
  };
}
