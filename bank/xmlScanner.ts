import { UnreadableBankFile } from './unreadable.ts';

const BROKEN = 'Dit bestand is geen leesbaar XML, of er ontbreekt een stuk.';
const DOCTYPE = 'Dit bestand heeft een DOCTYPE, en dat heeft een bankafschrift nooit. We lezen het niet.';
export const ODD = 'Dit bestand is anders dan een afschrift van een bank. We lezen het niet.';

/** More than any statement has: of letters in a text or a tag, of attributes in a tag, and of names. */
const LIMITS = { letters: 200_000, attributes: 50, names: 10_000 };

export type XmlAttributes = Readonly<Record<string, string>>;

/** Receives the parts of a document, in order; names are without their prefix. */
export interface XmlListener {
  opens: (name: string, attributes: XmlAttributes) => void;
  closes: (name: string) => void;
  /** A text can arrive in several parts. */
  text: (text: string) => void;
}

interface Name {
  written: string;
  local: string;
}

const NAME = /^[\p{L}_:][\p{L}\p{M}\p{N}_:.·-]*$/u;
const BLANK = ' \t\r\n';
const DECLARATION =
  /^xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*["']1\.\d+["'](?:[ \t\r\n]+(?:encoding|standalone)[ \t\r\n]*=[ \t\r\n]*["'][\w.-]+["'])*[ \t\r\n]*$/;
/** Characters that XML doesn't allow (XML 1.0, 2.2). */
const NO_SIGN = /[^\P{Cc}\t\n\r\u{7f}-\u{9f}]|[\u{fffe}\u{ffff}]/u;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt;', '<'],
  ['gt;', '>'],
  ['amp;', '&'],
  ['quot;', '"'],
  ['apos;', "'"],
]);
const NO_ATTRIBUTES: XmlAttributes = Object.freeze({});

function refuse(why: string): never {
  throw new UnreadableBankFile(why);
}

/**
 * Reads XML in pieces, as strictly as XML 1.0 asks of a document without a DOCTYPE. One with a DOCTYPE is refused, so no entity
 * is ever defined and nothing outside the text is read. Jumping from one '<' to the next is three times as fast as looking at
 * each letter (docs/decisions/0010).
 */
export class XmlScanner {
  private readonly listener: XmlListener;
  private readonly names = new Map<string, Name>();
  private readonly open: Name[] = [];
  /** The part not read yet: a tag or a text that continues in the next piece. */
  private rest = '';
  private begun = false;
  private rooted = false;

  constructor(listener: XmlListener) {
    this.listener = listener;
  }

  /** Throws UnreadableBankFile. */
  write(piece: string): void {
    if (piece === '') return;
    if (NO_SIGN.test(piece)) refuse(BROKEN);
    const text = this.rest + piece;
    this.rest = text.slice(this.scan(text));
    if (this.rest.length > LIMITS.letters) refuse(ODD);
  }

  /** Throws UnreadableBankFile if the document is incomplete. */
  close(): void {
    if (!this.rooted || this.open.length > 0 || !isBlank(this.rest)) refuse(BROKEN);
  }

  /** How far a text could be read. */
  private scan(text: string): number {
    let at = 0;
    for (;;) {
      const mark = text.indexOf('<', at);
      if (mark < 0) return at;
      if (mark > at) this.content(text.slice(at, mark));
      const next = this.markup(text, mark);
      if (next < 0) return mark;
      this.begun = true;
      at = next;
    }
  }

  private content(text: string): void {
    this.begun = true;
    if (this.open.length > 0) {
      if (text.includes(']]>')) refuse(BROKEN);
      this.listener.text(resolved(text));
    } else if (!isBlank(text)) refuse(BROKEN);
  }

  /** The end of whatever begins at a '<'; -1 if it continues in the next piece. */
  private markup(text: string, mark: number): number {
    switch (text[mark + 1]) {
      case undefined:
        return -1;
      case '/':
        return this.endTag(text, mark + 2);
      case '!':
        return this.declared(text, mark);
      case '?':
        return this.instruction(text, mark + 2);
      default:
        return this.startTag(text, mark + 1);
    }
  }

  private endTag(text: string, from: number): number {
    const name = this.open.at(-1) ?? refuse(BROKEN);
    let at = from + name.written.length;
    if (at >= text.length) return -1;
    if (!text.startsWith(name.written, from)) refuse(BROKEN);
    while (BLANK.includes(text[at] ?? '>')) at += 1;
    if (at >= text.length) return -1;
    if (text[at] !== '>') refuse(BROKEN);
    this.open.pop();
    this.listener.closes(name.local);
    return at + 1;
  }

  private startTag(text: string, from: number): number {
    if (this.rooted && this.open.length === 0) refuse(BROKEN);
    const end = endOfTag(text, from);
    if (end < 0) return -1;
    const empty = text[end - 1] === '/';
    let until = from;
    const last = empty ? end - 1 : end;
    while (until < last && !BLANK.includes(text[until] ?? '')) until += 1;
    const name = this.named(text.slice(from, until));
    this.rooted = true;
    this.listener.opens(name.local, until < last ? attributesOf(text.slice(until, last)) : NO_ATTRIBUTES);
    if (empty) this.listener.closes(name.local);
    else this.open.push(name);
    return end + 1;
  }

  private declared(text: string, mark: number): number {
    if (text.startsWith('<!--', mark)) {
      const end = text.indexOf('--', mark + 4);
      if (end < 0 || end + 2 >= text.length) return -1;
      return text[end + 2] === '>' ? end + 3 : refuse(BROKEN);
    }
    if (text.startsWith('<![CDATA[', mark)) {
      const end = text.indexOf(']]>', mark);
      if (end < 0) return -1;
      if (this.open.length === 0) refuse(BROKEN);
      this.listener.text(evenLines(text.slice(mark + 9, end)));
      return end + 3;
    }
    if (text.length < mark + 9) return -1;
    return refuse(/^<!doctype/i.test(text.slice(mark, mark + 9)) ? DOCTYPE : BROKEN);
  }

  private instruction(text: string, from: number): number {
    const end = text.indexOf('?>', from);
    if (end < 0) return -1;
    const said = text.slice(from, end);
    const [target = ''] = said.split(/[ \t\r\n]/, 1);
    if (/^xml$/i.test(target) ? this.begun || !DECLARATION.test(said) : !NAME.test(target)) refuse(BROKEN);
    return end + 2;
  }

  /** The one shared copy of a name. */
  private named(written: string): Name {
    const known = this.names.get(written);
    if (known) return known;
    if (this.names.size >= LIMITS.names) refuse(ODD);
    if (!NAME.test(written)) refuse(BROKEN);
    const name = { written, local: written.slice(written.indexOf(':') + 1) };
    this.names.set(written, name);
    return name;
  }
}

const isBlank = (text: string): boolean => !/[^ \t\r\n]/.test(text);

/** The '>' of a tag, ignoring those inside quotes. -1 if it has not arrived yet. */
function endOfTag(text: string, from: number): number {
  const end = text.indexOf('>', from);
  if (end < 0) return -1;
  const marks = /["'>]/g;
  for (marks.lastIndex = from; marks.test(text);) {
    const at = marks.lastIndex - 1;
    const mark = text[at] ?? '';
    if (mark === '>') return at;
    const closing = text.indexOf(mark, at + 1);
    if (closing < 0) return -1;
    marks.lastIndex = closing + 1;
  }
  return -1;
}

/** The part of a tag after its name. */
function attributesOf(text: string): XmlAttributes {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  const one = /[ \t\r\n]+([^ \t\r\n=<>"'/]+)[ \t\r\n]*=[ \t\r\n]*(?:"([^<"]*)"|'([^<']*)')/y;
  let at = 0;
  for (let count = 1; ; count += 1) {
    const match = one.exec(text);
    if (!match) break;
    at = one.lastIndex;
    const [, name = '', double, single = ''] = match;
    if (count > LIMITS.attributes) refuse(ODD);
    if (!NAME.test(name) || name in found) refuse(BROKEN);
    found[name] = resolved((double ?? single).replace(/\r\n|[\t\r\n]/g, ' '));
  }
  return isBlank(text.slice(at)) ? found : refuse(BROKEN);
}

const evenLines = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

/** A text with its entities decoded: the five of XML, and numeric character references. */
function resolved(text: string): string {
  const even = evenLines(text);
  return even.includes('&') ? even.replace(/&([^;&]{0,10};?)/g, (_, name: string) => entity(name)) : even;
}

function entity(name: string): string {
  const [, hex, decimal] = /^#(?:x([\da-fA-F]+)|(\d+));$/.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal ?? NaN) : Number.parseInt(hex, 16);
  if (Number.isNaN(code)) return ENTITIES.get(name) ?? refuse(BROKEN);
  const isSign = code < 0x11_0000 && !(code >= 0xd800 && code < 0xe000);
  const sign = isSign ? String.fromCodePoint(code) : '\u0000';
  return NO_SIGN.test(sign) ? refuse(BROKEN) : sign;
}
