import { deflateSync } from 'node:zlib';

/** A line of the cross-reference stream: an object at an offset (1), or inside an object stream (2). */
type Entry = { kind: 1; offset: number } | { kind: 2; stream: number; index: number };

export interface ObjectWriter {
  /** An object with a stream, as it stands in the file. */
  place(id: number, whole: Buffer): void;
  /** Objects without a stream, together in one compressed object stream. */
  placeSmall(id: number, objects: { id: number; body: string }[]): void;
  /** The cross-reference stream, and with it the whole file. */
  finish(id: number, trailer: string): Buffer;
}

/** Writes the objects of a PDF 1.5 or newer behind its header (ISO 32000-1, 7.5.7 and 7.5.8). */
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
    finish(id, trailer) {
      const start = length;
      entries.set(id, { kind: 1, offset: start });
      const rows = Buffer.alloc((id + 1) * 7);
      for (const [object, entry] of entries) {
        rows.writeUInt8(entry.kind, object * 7);
        rows.writeUInt32BE(entry.kind === 1 ? entry.offset : entry.stream, object * 7 + 1);
        rows.writeUInt16BE(entry.kind === 1 ? 0 : entry.index, object * 7 + 5);
      }
      placeStream(id, `/Type /XRef /W [1 4 2] /Size ${id + 1} ${trailer}`, rows);
      return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
    },
  };
}
