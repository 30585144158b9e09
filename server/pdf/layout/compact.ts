import { createObjectWriter, PER_STREAM } from './objectWriter.ts';

interface Located {
  id: number;
  start: number;
  end: number;
}

/** The positions of the objects of a PDF with one xref table, in file order, and its trailer. */
function readObjects(pdf: Buffer): { objects: Located[]; trailer: string } {
  const table = Number(/startxref\s+(\d+)/.exec(pdf.toString('latin1', pdf.lastIndexOf('startxref')))?.[1]);
  const [lines = '', rest = ''] = pdf.toString('latin1', table).split('trailer');
  const offsets = Array.from(lines.matchAll(/(\d{10}) \d{5} n/g), (match, i) => ({
    id: i + 1,
    start: Number(match[1]),
  })).sort((a, b) => a.start - b.start);
  const objects = offsets.map((entry, i) => ({ ...entry, end: offsets[i + 1]?.start ?? table }));
  const dictionary = rest.slice(0, rest.indexOf('startxref')).trim();
  return { objects, trailer: dictionary.slice(2, -2).replace(/\/Size \d+/, '') };
}

const streamEnd = 'endstream\nendobj\n';

/**
 * Rewrites a PDF made by pdfkit (one xref table, no encryption) with object streams and an xref stream (ISO 32000-1,
 * 7.5.7 and 7.5.8): the thousands of small structure elements of a tagged table then compress to a quarter.
 */
export function compactPdf(pdf: Buffer): Buffer {
  const { objects, trailer } = readObjects(pdf);
  const writer = createObjectWriter(pdf.subarray(0, objects[0]?.start ?? 0));
  const small: { id: number; body: string }[] = [];
  for (const { id, start, end } of objects) {
    if (pdf.toString('latin1', end - streamEnd.length, end) === streamEnd) writer.place(id, pdf.subarray(start, end));
    else small.push({ id, body: pdf.toString('latin1', start + `${id} 0 obj\n`.length, end - '\nendobj\n'.length) });
  }
  let next = objects.length + 1;
  for (let i = 0; i < small.length; i += PER_STREAM) writer.placeSmall(next++, small.slice(i, i + PER_STREAM));
  return writer.finish(next, trailer);
}
