import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { inflateSync } from 'node:zlib';

interface StructureNode {
  role?: string;
  children?: StructureNode[];
}

/** A PDF as parsed by another program. */
export interface ReadPdf {
  pages: string[];
  /** All pages, every run of white space one plain space. */
  text: string;
  /** Per page: the lines, each with its texts at one height, from left to right. */
  lines: string[][][];
  title: string;
  lang: string;
  /** Roles of the structure tree, in reading order, over all pages. */
  roles: string[];
  marked: boolean;
  bookmarks: string[];
}

interface Item {
  str: string;
  transform: number[];
}

function linesOf(items: Item[]): string[][] {
  const rows = new Map<number, Item[]>();
  for (const item of items.filter(({ str }) => str.trim() !== '')) {
    const height = Math.round((item.transform[5] ?? 0) * 2);
    rows.set(height, [...(rows.get(height) ?? []), item]);
  }
  const left = ({ transform }: Item) => transform[4] ?? 0;
  return [...rows]
    .sort(([a], [b]) => b - a)
    .map(([, row]) => row.sort((a, b) => left(a) - left(b)).map(({ str }) => str.trim()));
}

const rolesOf = (node: StructureNode): string[] => [
  ...(node.role === undefined ? [] : [node.role]),
  ...(node.children ?? []).flatMap(rolesOf),
];

/** Reads a PDF with pdf.js: text, structure tree, language, title, bookmarks. Needs no program on the machine. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const doc = await task.promise;
  const pages: string[] = [];
  const lines: string[][][] = [];
  const roles: string[] = [];
  for (let number = 1; number <= doc.numPages; number++) {
    const page = await doc.getPage(number);
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item) as Item[];
    pages.push(items.map(({ str }) => str).join(' '));
    lines.push(linesOf(items));
    // A copy has none (copy.ts), which the types leave out.
    roles.push(...rolesOf(((await page.getStructTree()) as StructureNode | null) ?? {}));
  }
  const metadata = await doc.getMetadata();
  const info = metadata.info as { Title?: string; Language?: string };
  const bookmarks = ((await doc.getOutline()) as { title: string }[] | null) ?? [];
  const marked = ((await doc.getMarkInfo()) as { Marked?: boolean } | null)?.Marked === true;
  await task.destroy();
  const text = pages.join(' ').replace(/\s+/gu, ' ');
  return {
    pages,
    text,
    lines,
    title: info.Title ?? '',
    lang: info.Language ?? '',
    roles,
    marked,
    bookmarks: bookmarks.map(({ title }) => title),
  };
}

/**
 * Everything in the file, unpacked: to check for strings that must or must not be in it (S-98). Fonts included, so
 * compare exact names only.
 */
export function unpacked(pdf: Buffer): string {
  const parts = [pdf.toString('latin1')];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('\nendstream', at);
    if (end < 0 || pdf.toString('latin1', at - 3, at) === 'end') continue;
    try {
      parts.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Not packed: it is in the first part verbatim.
    }
  }
  return parts.join('\n');
}
