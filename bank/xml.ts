import { SaxesParser } from 'saxes';
import { decoded } from './decode.ts';
import { UnreadableBankFile } from './unreadable.ts';

const BROKEN = 'Dit bestand is geen leesbaar XML, of er ontbreekt een stuk.';
const ODD = 'Dit bestand is anders dan een afschrift van een bank. We lezen het niet.';
const DOCTYPE = 'Dit bestand heeft een DOCTYPE, en dat heeft een bankafschrift nooit. We lezen het niet.';

/** More than any statement has: of names, in depth, in one element, and of letters in one text. */
const LIMITS = { attributes: 50, depth: 60, nodes: 1_000_000, text: 100_000 };

/** An element with what is in it; names without their prefix. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlNode[];
}

interface Reader {
  /** The elements that are handed over whole, when they end; what stands around them is not kept. */
  whole: ReadonlySet<string>;
  /** An element that is in none of those begins: `depth` counts from 0, the root. */
  begins?: (name: string, depth: number) => void;
  ends?: (name: string) => void;
  found: (node: XmlNode) => void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece. Nothing outside the text is ever read and no entity is made: a file with a DOCTYPE is
 * refused. `makeReader` makes the reader, anew if the file turns out not to be UTF-8.
 */
export function readXml<T extends Reader>(
  bytes: Uint8Array,
  makeReader: () => T,
  onProgress?: (share: number) => void,
): T {
  return decoded(bytes, (text) => {
    const reader = makeReader();
    const parser = parserFor(reader);
    let read = 0;
    for (const piece of text) {
      parser.write(piece);
      read += piece.length;
      onProgress?.(Math.min(read / bytes.length, 1));
    }
    parser.close();
    return reader;
  });
}

function parserFor(reader: Reader): SaxesParser {
  const parser = new SaxesParser();
  const open: XmlNode[] = [];
  let [depth, attributes, nodes] = [0, 0, 0];
  const refuse = (why: string): never => {
    throw new UnreadableBankFile(why);
  };
  parser.on('error', () => refuse(BROKEN));
  parser.on('doctype', () => refuse(DOCTYPE));
  parser.on('opentagstart', () => (attributes = 0));
  parser.on('attribute', () => (attributes += 1) > LIMITS.attributes && refuse(ODD));
  parser.on('opentag', (tag) => {
    const name = local(tag.name);
    if (depth >= LIMITS.depth || nodes > LIMITS.nodes) refuse(ODD);
    const above = open.at(-1);
    if (above || reader.whole.has(name)) {
      const node: XmlNode = { name, attributes: tag.attributes, text: '', children: [] };
      above?.children.push(node);
      nodes = above ? nodes + 1 : 1;
      open.push(node);
    } else reader.begins?.(name, depth);
    depth += 1;
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    const node = open.pop();
    if (!node) reader.ends?.(local(tag.name));
    else if (open.length === 0) reader.found(node);
  });
  const add = (text: string) => {
    const node = open.at(-1);
    if (!node) return;
    if (node.text.length + text.length > LIMITS.text) refuse(ODD);
    node.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  return parser;
}

/** The first element of this name in a path of names; null where one of them is missing. */
export function at(node: XmlNode | null, ...path: string[]): XmlNode | null {
  let here = node;
  for (const name of path) here = here?.children.find((child) => child.name === name) ?? null;
  return here;
}

export const textAt = (node: XmlNode | null, ...path: string[]): string => at(node, ...path)?.text.trim() ?? '';

export const all = (node: XmlNode | null, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];
