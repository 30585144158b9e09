import { createHash } from 'node:crypto';
import { createObjectWriter, PER_STREAM } from '../layout/objectWriter.ts';
import { type CompactPdf, readCompact } from './readCompact.ts';

/** An incremental update after the last byte of a PDF (ISO 32000-1, 7.5.6): the file itself stays unchanged. */
export class PdfUpdate {
  readonly file: CompactPdf;
  readonly #before: Buffer;
  readonly #bodies = new Map<number, string>();
  readonly #streams = new Map<number, Buffer>();
  #next: number;

  /** @param before a PDF that we made; throws Error on another. */
  constructor(before: Buffer) {
    this.#before = before;
    this.file = readCompact(before);
    this.#next = this.file.size;
  }

  newId(): number {
    return this.#next++;
  }

  /** The text of an object, changes included. Throws Error if there is no such object. */
  body(id: number): string {
    const body = this.#bodies.get(id) ?? this.file.bodies.get(id);
    if (body === undefined) throw new Error(`This PDF has no object ${id}`);
    return body;
  }

  set(id: number, body: string): void {
    this.#bodies.set(id, body);
  }

  setStream(id: number, whole: Buffer): void {
    this.#streams.set(id, whole);
  }

  /** Changes one place in an object. Throws Error if its content is unexpected. */
  edit(id: number, place: RegExp, change: (found: RegExpExecArray) => string): void {
    const body = this.body(id);
    const found = place.exec(body);
    if (found === null) throw new Error(`Object ${id} of this PDF does not have ${place.source}`);
    this.set(id, body.slice(0, found.index) + change(found) + body.slice(found.index + found[0].length));
  }

  /**
   * The whole file.
   * @param last an object that must not be packed, as its text; it comes after the others.
   */
  finish(last?: { id: number; body: string }): Buffer {
    const writer = createObjectWriter(this.#before);
    const fingerprint = createHash('sha256').update(this.#before);
    for (const [id, whole] of this.#streams) writer.place(id, whole);
    const small = Array.from(this.#bodies, ([id, body]) => ({ id, body }));
    for (const { body } of small) fingerprint.update(body);
    for (let i = 0; i < small.length; i += PER_STREAM) writer.placeSmall(this.newId(), small.slice(i, i + PER_STREAM));
    if (last) writer.place(last.id, Buffer.from(`${last.id} 0 obj\n${last.body}\nendobj\n`, 'latin1'));
    // The first half of the identifier stays, the second is for this version of the file (ISO 32000-1, 14.4).
    const trailer = this.file.trailer.replace(
      /<([0-9a-f]*)>\s*<[0-9a-f]*>/i,
      (_, first: string) => `<${first}> <${fingerprint.digest('hex').slice(0, 32)}>`,
    );
    return writer.finish(this.newId(), trailer, this.file.xref);
  }
}
