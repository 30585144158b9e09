/** A part of a paper as it is read: an element of its structure (PDF/UA), with what is in it. */
export interface PaperPart {
  role: string;
  /** Texts and parts, in reading order. */
  inside: (PaperPart | string)[];
}

/** PDF.js's structure of one page. */
export interface StructureNode {
  role?: string;
  children?: StructureNode[];
  /** For a leaf: the marked words of the page in it. */
  type?: string;
  id?: string;
}

/** A run of words, or where marked words begin or end. */
export interface TextPiece {
  type?: string;
  id?: string | null;
  str?: string;
  hasEOL?: boolean;
}

export interface PageText {
  tree: StructureNode | null;
  pieces: readonly TextPiece[];
}

/** The words of a page by the mark they stand under. Words without a mark, such as the page number, are not text. */
function wordsByMark(pieces: readonly TextPiece[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const { type = '', id, str, hasEOL = false } of pieces) {
    if (type.startsWith('beginMarkedContent')) open.push(id ?? null);
    else if (type === 'endMarkedContent') open.pop();
    else {
      const mark = open.findLast((one) => one !== null);
      if (mark) words.set(mark, `${words.get(mark) ?? ''}${str ?? ''}${hasEOL ? ' ' : ''}`);
    }
  }
  return words;
}

function partOf(node: StructureNode, words: ReadonlyMap<string, string>): PaperPart {
  const inside = (node.children ?? []).flatMap((child): (PaperPart | string)[] => {
    if (child.type !== 'content') return [partOf(child, words)];
    const said = (words.get(child.id ?? '') ?? '').replaceAll(/\s+/gu, ' ');
    return said === '' ? [] : [said];
  });
  return { role: node.role ?? '', inside };
}

/** All words of a part. */
export const wordsOf = (part: PaperPart | string): string =>
  typeof part === 'string' ? part : part.inside.map(wordsOf).join('');

const HOLDERS = new Set(['', 'Root', 'Document', 'Sect', 'Table', 'TBody', 'L']);
const RUNNING = new Set(['P', 'LI', 'LBody', 'TD', 'TR']);
const ENDED = /[.:;?!]\s*$/u;

/** Whether the last text of a page continues at the top of the next. */
function goesOn(last: PaperPart, first: PaperPart): boolean {
  if (last.role !== first.role) return false;
  return HOLDERS.has(last.role) || (RUNNING.has(last.role) && !ENDED.test(wordsOf(last)));
}

/** Joins two pages, with the sentence broken between them made whole. */
function joined(before: PaperPart['inside'], after: PaperPart['inside']): PaperPart['inside'] {
  const last = before.at(-1);
  const [first, ...others] = after;
  if (last === undefined || first === undefined) return [...before, ...after];
  if (typeof last === 'string' && typeof first === 'string')
    return [...before.slice(0, -1), `${last.trimEnd()} ${first.trimStart()}`, ...others];
  if (typeof last === 'string' || typeof first === 'string' || !goesOn(last, first)) return [...before, ...after];
  return [...before.slice(0, -1), { role: last.role, inside: joined(last.inside, first.inside) }, ...others];
}

/**
 * The text of a tagged paper in reading order, over all its pages. It is read from the paper itself, so that it can't differ
 * from what its reader signs. Empty where the paper has no structure.
 */
export function paperText(pages: readonly PageText[]): PaperPart[] {
  const all = pages
    .flatMap(({ tree, pieces }) => (tree === null ? [] : [partOf(tree, wordsByMark(pieces))]))
    .reduce<PaperPart['inside']>((before, page) => joined(before, [page]), []);
  return all.filter((part) => typeof part !== 'string');
}
