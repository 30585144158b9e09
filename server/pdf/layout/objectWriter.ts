import { deflateSync } from 'node:zlib';

/** How many small objects are packed together: a reader has to unpack all of them to read one. */
export const PER_STREAM = 500;

/** A line of the cross-reference stream: an object at an offset (1), or inside an object stream (2). */
type Entry = { kind: 1; offset: number } | { kind: 2; stream: number; index: number };

export interface ObjectWriter {
  /** An object with a stream, verbatim. */
  place(id: number, whole: Buffer): void;
  /** Objects without a stream, together in one compressed object stream. */
  placeSmall(id: number, objects: { id: number; body: string }[]): void;
  /**
   * The cross-reference stream, and with it the whole file.
   * @param earlier the offset of the cross-reference stream of the file used as header, which this adds to (7.5.6).
   */
  finish(id: number, trailer: string, earlier?: number): Buffer;
}

/** Runs of consecutive numbers, each as its first number and its length. */
function runs(ids: readonly number[]): string {
  const found: { first: number; count: number }[] = [];
  for (const id of ids) {
    const last = found.at(-1);
    if (last && last.first + last.count === id) last.count += 1;
    else found.push({ first: id, count: 1 });
  }
  return found.map(({ first, count }) => `${first} ${count}`).join(' ');
}

/** Writes the objects of a PDF 1.5 or newer after its header, or after a whole file (ISO 32000-1, 7.5.6 to 7.5.8). */
export function createObjectWriter(header: Buffer): ObjectWriter {
  const parts: Buffer[] = [header];
  const entries = new Map<number, Entry>();
  let length = header.length;

  const place = (id: number, whole: Buffer) => {
    entries.set(id, { kind: 1, offset: length });
    parts.push(whole);
    length += whole.length;
  };

  const placeStream = (id: number, dictionary: string, data: Buffer) => {
    const packed = deflateSync(data);
    const head = `${id} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
    place(id, Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream\nendobj\n')]));
  };

  return {
    place,
    placeSmall(id, objects) {
      let offset = 0;
      const pairs = objects.map((object, index) => {
        entries.set(object.id, { kind: 2, stream: id, index });
        const pair = `${object.id} ${offset}`;
        offset += object.body.length + 1;
        return pair;
      });
      const index = `${pairs.join(' ')}\n`;
      const bodies = objects.map(({ body }) => `${body}\n`).join('');
      placeStream(
        id,
        `/Type /ObjStm /N ${objects.length} /First ${index.length}`,
        Buffer.from(index + bodies, 'latin1'),
      );
    },
    finish(id, trailer, earlier) {
      const start = length;
      entries.set(id, { kind: 1, offset: start });
      const whole = earlier === undefined;
      const ids = whole ? Array.from({ length: id + 1 }, (_, i) => i) : [...entries.keys()].sort((a, b) => a - b);
      const rows = Buffer.alloc(ids.length * 7);
      ids.forEach((object, i) => {
        const entry = entries.get(object);
        if (entry === undefined) return;
        rows.writeUInt8(entry.kind, i * 7);
        rows.writeUInt32BE(entry.kind === 1 ? entry.offset : entry.stream, i * 7 + 1);
        rows.writeUInt16BE(entry.kind === 1 ? 0 : entry.index, i * 7 + 5);
      });
      const added = whole ? '' : ` /Prev ${earlier} /Index [${runs(ids)}]`;
      placeStream(id, `/Type /XRef /W [1 4 2] /Size ${id + 1}${added} ${trailer}`, rows);
      return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
    },
  };
}
