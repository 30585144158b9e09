import type { PdfUpdate } from './pdfUpdate.ts';
import { type CompactPdf, numberAfter } from './readCompact.ts';
import { referencesIn, renumbered } from './references.ts';

/** The objects replaced by an object of the first file, and where things attach. */
interface Places {
  pages: number;
  structure: number;
  /** The one element under the root of the structure tree. */
  document: number;
}

/** The text of an object, without the fields of a page. */
const text = (pdf: CompactPdf, id: number) => (pdf.bodies.get(id) ?? '').replace(/\/Annots \[[^\]]*\]\n?/, '');

function placesIn(pdf: CompactPdf): Places {
  const catalog = text(pdf, pdf.root);
  const structure = numberAfter('/StructTreeRoot', catalog);
  const [document] = referencesIn(/\/K \[([^\]]*)\]/.exec(text(pdf, structure))?.[1] ?? '');
  if (document === undefined) throw new Error('This PDF has no structure');
  return { pages: numberAfter('/Pages', catalog), structure, document };
}

const kidsOf = (pages: string) => /\/Kids \[([^\]]*)\]/.exec(pages)?.[1]?.trim() ?? '';

/** The pages of a PDF that we made, in order. */
export const pagesOf = (pdf: CompactPdf): number[] => referencesIn(kidsOf(text(pdf, placesIn(pdf).pages)));

const head = (stream: Buffer) => stream.toString('latin1', 0, stream.indexOf('\nstream\n'));

/** Everything these objects depend on, without objects that have a counterpart in the first file. */
function neededBy(pdf: CompactPdf, first: readonly number[], counterparts: ReadonlyMap<number, number>): Set<number> {
  const needed = new Set(first);
  for (const id of needed) {
    const stream = pdf.streams.get(id);
    for (const next of referencesIn(stream ? head(stream) : text(pdf, id)))
      if (!counterparts.has(next)) needed.add(next);
  }
  return needed;
}

/**
 * Appends the pages of a PDF to those of another, also in its structure tree: their element becomes a part of the first one's
 * document. Both must be PDFs that we made; throws Error on others. Form fields are not copied: a seal covers its own file.
 * @param title the title of the bookmark to the first new page.
 * @returns the new pages.
 */
export function appendPages(update: PdfUpdate, added: CompactPdf, title: string): number[] {
  const [here, there] = [placesIn(update.file), placesIn(added)];
  const counterparts = new Map([
    [there.pages, here.pages],
    [there.structure, here.document],
  ]);
  const pages = pagesOf(added);
  const numbers = new Map(counterparts);
  for (const id of neededBy(added, [...pages, there.document], counterparts)) numbers.set(id, update.newId());
  const numberOf = (id: number) => numbers.get(id) ?? 0;

  const tree = text(added, there.structure);
  const firstKey = numberAfter('/ParentTreeNextKey', update.body(here.structure));
  const keys = numberAfter('/ParentTreeNextKey', tree);
  for (const [id, number] of numbers) {
    if (counterparts.has(id)) continue;
    const stream = added.streams.get(id);
    if (stream) update.setStream(number, movedStream(stream, number, numberOf));
    else update.set(number, renumbered(text(added, id), numberOf));
  }
  for (const page of pages)
    update.edit(numberOf(page), /\/StructParents (\d+)/, ([, key]) => `/StructParents ${firstKey + Number(key)}`);
  update.edit(numberOf(there.document), /\/S \/Document/, () => '/S /Part');

  const newKids = pages.map((page) => `${numberOf(page)} 0 R`).join(' ');
  update.edit(here.pages, /\/Count (\d+)/, ([, count]) => `/Count ${Number(count) + pages.length}`);
  update.edit(here.pages, /\/Kids \[([^\]]*)\]/, ([, kids]) => `/Kids [${kids} ${newKids}]`);
  update.edit(here.document, /\/K \[([^\]]*)\]/, ([, kids]) => `/K [${kids} ${numberOf(there.document)} 0 R]`);
  const parents = Array.from(tree.matchAll(/^\s+(\d+) (\[[^\]]*\])$/gm), ([, key, elements = '']) => {
    return `    ${firstKey + Number(key)} ${renumbered(elements, numberOf)}\n`;
  });
  update.edit(here.structure, /\/Limits \[0 \d+\]/, () => `/Limits [0 ${firstKey + keys - 1}]`);
  update.edit(here.structure, /\]\n>>\n\/ParentTreeNextKey \d+/, () => {
    return `${parents.join('')}]\n>>\n/ParentTreeNextKey ${firstKey + keys}`;
  });
  const placed = pages.map(numberOf);
  addBookmark(update, title, placed[0] ?? 0);
  return placed;
}

function movedStream(stream: Buffer, number: number, numberOf: (id: number) => number): Buffer {
  const dictionary = head(stream);
  const moved = renumbered(dictionary.replace(/^\d+ 0 obj/, `${number} 0 obj`), numberOf);
  return Buffer.concat([Buffer.from(moved, 'latin1'), stream.subarray(dictionary.length)]);
}

/** A text as a string object; beyond plain letters in UTF-16 (7.9.2.2). */
const pdfText = (words: string) =>
  /^[\w ,.:;-]*$/.test(words)
    ? `(${words})`
    : `<feff${Array.from({ length: words.length }, (_, i) => words.charCodeAt(i).toString(16).padStart(4, '0')).join('')}>`;

function addBookmark(update: PdfUpdate, title: string, page: number): void {
  const outlines = numberAfter('/Outlines', update.body(update.file.root));
  const last = numberAfter('/Last', update.body(outlines));
  const mine = update.newId();
  update.set(
    mine,
    `<<\n/Title ${pdfText(title)}\n/Parent ${outlines} 0 R\n/Prev ${last} 0 R\n/Dest [${page} 0 R /XYZ null null null]\n>>`,
  );
  update.edit(last, />>\s*$/, () => `/Next ${mine} 0 R\n>>`);
  update.edit(outlines, /\/Last \d+ 0 R/, () => `/Last ${mine} 0 R`);
}
