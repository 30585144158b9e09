import { inflateSync } from 'node:zlib';

/** A PDF written by compactPdf. */
export interface CompactPdf {
  /** Objects without a stream: the text between their `obj` and `endobj`. */
  bodies: ReadonlyMap<number, string>;
  /** Objects with a stream, verbatim. */
  streams: ReadonlyMap<number, Buffer>;
  /** One more than the highest number of an object. */
  size: number;
  /** The offset of the cross-reference stream, in bytes. */
  xref: number;
  /** Number of the catalog. */
  root: number;
  /** The rest of the trailer, without the size: the catalog, the information, the identifier. */
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

/** The integer after a name. Throws Error if there is none: then we did not make the file. */
export function numberAfter(name: string, text: string): number {
  const found = new RegExp(`${name} (\\d+)`).exec(text)?.[1];
  if (found === undefined) throw new Error(`This PDF has no ${name}`);
  return Number(found);
}

/** The object numbers in a cross-reference stream (ISO 32000-1, 7.5.8.2). */
function numbersIn(dictionary: string): number[] {
  const index = /\/Index \[([^\]]*)\]/.exec(dictionary)?.[1] ?? `0 ${numberAfter('/Size', dictionary)}`;
  const runs = index.trim().split(/\s+/).map(Number);
  return Array.from({ length: runs.length / 2 }, (_, i) => {
    const [first, count] = [runs[2 * i] ?? 0, runs[2 * i + 1] ?? 0];
    return Array.from({ length: count }, (_one, k) => first + k);
  }).flat();
}

/** The contents of a file's last cross-reference stream, and the offset of the previous one; null if there is none. */
function readSection(pdf: Buffer): { section: CompactPdf; before: number | null } {
  const xref = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf.toString('latin1', pdf.length - 40))?.[1]);
  if (!(xref > 0)) throw new Error('This PDF does not end as those we make');
  const { dictionary, data } = unpack(pdf.subarray(xref));
  const trailer = /\/W \[1 4 2\] \/Size \d+(?: \/Prev \d+ \/Index \[[^\]]*\])? (.*) \/Filter/s.exec(dictionary)?.[1];
  if (trailer === undefined) throw new Error('This PDF is not ours');
  const placed = numbersIn(dictionary)
    .map((id, i) => ({ id, kind: data.readUInt8(i * ENTRY), start: data.readUInt32BE(i * ENTRY + 1) }))
    .filter(({ kind, start }) => kind === 1 && start !== xref)
    .sort((a, b) => a.start - b.start);
  const whole = placed.map(({ id, start }, i) => ({ id, bytes: pdf.subarray(start, placed[i + 1]?.start ?? xref) }));
  const holders = whole.filter(({ bytes }) => bytes.includes('<< /Type /ObjStm'));
  const section = {
    bodies: new Map(holders.flatMap(({ bytes }) => bodiesIn(bytes))),
    streams: new Map(whole.filter((one) => !holders.includes(one)).map(({ id, bytes }) => [id, bytes])),
    size: numberAfter('/Size', dictionary),
    xref,
    root: numberAfter('/Root', trailer),
    trailer,
  };
  const before = /\/Prev (\d+)/.exec(dictionary)?.[1];
  return { section, before: before === undefined ? null : Number(before) };
}

/**
 * Reads a PDF that we made (layout/compact.ts): one cross-reference stream, nothing added later. Throws Error on another.
 */
export function readCompact(pdf: Buffer): CompactPdf {
  const { section, before } = readSection(pdf);
  if (before !== null) throw new Error('This PDF was added to');
  return section;
}

/** The same for one to which we added something, such as a seal (7.5.6): the additions win. Throws Error on another. */
export function readAdded(pdf: Buffer): CompactPdf {
  const { section, before } = readSection(pdf);
  if (before === null) return section;
  const end = `startxref\n${before}\n%%EOF\n`;
  const at = pdf.indexOf(end, before);
  if (at < 0) throw new Error('This PDF does not have what it was added to');
  const first = readAdded(pdf.subarray(0, at + end.length));
  return {
    ...section,
    bodies: new Map([...first.bodies, ...section.bodies]),
    streams: new Map([...first.streams, ...section.streams]),
  };
}
