import { decoded } from './decode.ts';
import { UnreadableBankFile } from './unreadable.ts';
import { ODD, type XmlAttributes, XmlScanner } from './xmlScanner.ts';

/** More than any statement has: of depth, of children in one element, and of letters in one text. */
const LIMITS = { depth: 60, nodes: 1_000_000, text: 100_000 };

/** An element with its content; names without their prefix. */
export interface XmlNode {
  name: string;
  attributes: XmlAttributes;
  text: string;
  children: XmlNode[];
}

interface Reader {
  /** The elements that are handed over whole when they end; anything around them is dropped. */
  whole: ReadonlySet<string>;
  /** Called when an element begins that is in none of those: `depth` counts from 0, the root. */
  begins?: (name: string, depth: number) => void;
  ends?: (name: string) => void;
  found: (node: XmlNode) => void;
}

/** Reads XML piece by piece. `makeReader` makes the reader, a second time if the file turns out not to be UTF-8. */
export function readXml<T extends Reader>(
  bytes: Uint8Array,
  makeReader: () => T,
  onProgress?: (share: number) => void,
): T {
  return decoded(bytes, (text) => {
    const reader = makeReader();
    const scanner = scannerFor(reader);
    let read = 0;
    for (const piece of text) {
      scanner.write(piece);
      read += piece.length;
      onProgress?.(Math.min(read / bytes.length, 1));
    }
    scanner.close();
    return reader;
  });
}

function scannerFor(reader: Reader): XmlScanner {
  const open: XmlNode[] = [];
  let [depth, nodes] = [0, 0];
  const refuse = (): never => {
    throw new UnreadableBankFile(ODD);
  };
  return new XmlScanner({
    opens: (name, attributes) => {
      if (depth >= LIMITS.depth || nodes > LIMITS.nodes) refuse();
      const above = open.at(-1);
      if (above || reader.whole.has(name)) {
        const node: XmlNode = { name, attributes, text: '', children: [] };
        above?.children.push(node);
        nodes = above ? nodes + 1 : 1;
        open.push(node);
      } else reader.begins?.(name, depth);
      depth += 1;
    },
    closes: (name) => {
      depth -= 1;
      const node = open.pop();
      if (!node) reader.ends?.(name);
      else if (open.length === 0) reader.found(node);
    },
    text: (text) => {
      const node = open.at(-1);
      if (!node) return;
      if (node.text.length + text.length > LIMITS.text) refuse();
      node.text += text;
    },
  });
}

/** The first element along a path of names; null if one of them is missing. */
export function at(node: XmlNode | null, ...path: string[]): XmlNode | null {
  let here = node;
  for (const name of path) here = here?.children.find((child) => child.name === name) ?? null;
  return here;
}

export const textAt = (node: XmlNode | null, ...path: string[]): string => at(node, ...path)?.text.trim() ?? '';

export const all = (node: XmlNode | null, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];
