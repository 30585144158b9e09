import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { seed } from '../domain/test/seed.ts';
import { UnreadableBankFile } from './unreadable.ts';
import { XmlScanner } from './xmlScanner.ts';

/** The events a reader receives from a document, with adjacent texts joined; null if it is refused. */
type Heard = string[] | null;

function add(heard: string[], what: string): void {
  if (what.startsWith('text ') && heard.at(-1)?.startsWith('text ')) heard.push(`${heard.pop()}${what.slice(5)}`);
  else if (what !== 'text ') heard.push(what);
}

function scanned(pieces: readonly string[]): Heard {
  const heard: string[] = [];
  const scanner = new XmlScanner({
    opens: (name, attributes) => add(heard, `<${name} ${JSON.stringify(Object.entries(attributes).toSorted())}`),
    closes: (name) => add(heard, `>${name}`),
    text: (text) => add(heard, `text ${text}`),
  });
  try {
    for (const piece of pieces) scanner.write(piece);
    scanner.close();
    return heard;
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableBankFile);
    return null;
  }
}

/** The same from a widely used strict reader: for the test only. */
function heardBySaxes(text: string): Heard {
  const heard: string[] = [];
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new SaxesParser();
  const faults: string[] = [];
  parser.on('error', ({ message }) => faults.push(message));
  parser.on('doctype', (said) => faults.push(said));
  parser.on('opentag', ({ name, attributes }) =>
    add(heard, `<${local(name)} ${JSON.stringify(Object.entries(attributes).toSorted())}`),
  );
  let depth = 0;
  parser.on('opentagstart', () => (depth += 1));
  parser.on('text', (said) => depth > 0 && add(heard, `text ${said}`));
  parser.on('cdata', (said) => add(heard, `text ${said}`));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    add(heard, `>${local(name)}`);
  });
  parser.write(text).close();
  return faults.length > 0 ? null : heard;
}

const PARTS = [
  ...[
    '<a>',
    '</a>',
    '<n:b>',
    '</n:b>',
    '<a/>',
    '<a />',
    '</a >',
    '<a x="1">',
    "<a x='>' y=\"'\">",
    '<n:b z = "&lt;"/>',
  ],
  ...['tekst', ' ', '\r\n', '\r', '&amp;', '&#65;', '&#x20AC;', '&apos;', '>', ']', 'é€', 'a"b', "'"],
  ...['<!-- iets -->', '<![CDATA[<a>&b;]]>', '<?doe iets?>', '<a x="a\tb\r\nc"/>', '<ë/>'],
];
const FAULTS = [
  ...['<', '&', '&nbsp;', '&#0;', '&#xD800;', '&#x110000;', '&#;', '&lt', ']]>', '\u0001', '\uFFFF', '</c>', '<1/>'],
  ...['<a x="1" x="2"/>', '<a x=1/>', '<a x/>', '<a x="<"/>', '<a x="1"y="2"/>', '<a x="&b;"/>', '< a/>', '<a', '</a'],
  ...[
    '<!-- a -- b -->',
    '<!ELEMENT a>',
    '<!DOCTYPE a>',
    '<![CDATA[',
    '<!--',
    '<?xml version="1.0"?>',
    '<?',
    '<a//>',
    '<>',
  ],
];

/** A document of these parts, most of them well formed, split into pieces anywhere. */
const document = fc.record({
  begin: fc.constantFrom('', '<?xml version="1.0" encoding="UTF-8"?>', "<?xml version='1.0'?>\n<!-- x -->", '\n'),
  parts: fc.array(
    fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...PARTS) },
      { weight: 1, arbitrary: fc.constantFrom(...FAULTS) },
    ),
    { maxLength: 25 },
  ),
  end: fc.constantFrom('', '', '', '\n', '<!-- x -->', '<a/>', 'x'),
  size: fc.integer({ min: 1, max: 12 }),
});

/** Inserts the end tags that the parts omit, and drops those that close nothing. */
function wellNested(parts: readonly string[]): string {
  const open: string[] = [];
  const kept = parts.filter((part) => {
    const [, name] = /^<\/([\w:]+) ?>$/.exec(part) ?? [];
    if (name !== undefined) return open.at(-1) === name && open.pop() !== undefined;
    const [, opened] = /^<([\w:ë]+)[^/]*>$/.exec(part) ?? [];
    if (opened !== undefined) open.push(opened);
    return true;
  });
  return [...kept, ...open.toReversed().map((name) => `</${name}>`)].join('');
}

const cut = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, k) => text.slice(k * size, (k + 1) * size));

test(`S-419 XML is read or refused as a strict parser does, wherever it is split (seed ${seed})`, () => {
  let [read, refused] = [0, 0];
  fc.assert(
    fc.property(document, ({ begin, parts, end, size }) => {
      const text = `${begin}<Document>${wellNested(parts)}</Document>${end}`;
      const heard = scanned(cut(text, size));
      expect([text, heard]).toEqual([text, heardBySaxes(text)]);
      if (heard) read += 1;
      else refused += 1;
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(read, refused)).toBeGreaterThan(200);
});

test('S-420 a name, a text or a tag without an end is refused before it fills memory', () => {
  const endless = (start: string, more: string) =>
    scanned([start, ...Array.from({ length: 50 }, () => more.repeat(10_000))]);
  const lengths: number[] = [];
  const scanner = new XmlScanner({
    opens: () => undefined,
    closes: () => undefined,
    text: (text) => lengths.push(text.length),
  });
  scanner.write('<a>');
  expect(() => {
    for (let k = 0; k < 1_000_000; k += 1) scanner.write('x'.repeat(100_000));
  }).toThrow(UnreadableBankFile);
  expect(lengths).toEqual([]);
  for (const start of ['<a>', '<a x="', '<a ', '<', '<!--', '<a><![CDATA[', '<?a ', '</'])
    expect(endless(start, 'x')).toBeNull();
  expect(scanned([`<r>${Array.from({ length: 20_000 }, (_, k) => `<a${k}/>`).join('')}</r>`])).toBeNull();
});
