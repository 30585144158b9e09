import { type PaperPart, paperText, type StructureNode, type TextPiece, wordsOf } from './paperText.ts';

const leaf = (id: string): StructureNode => ({ type: 'content', id });
const node = (role: string, ...children: StructureNode[]): StructureNode => ({ role, children });
const marked = (id: string, ...words: string[]): TextPiece[] => [
  { type: 'beginMarkedContentProps', id },
  ...words.map((str) => ({ str, hasEOL: true })),
  { type: 'endMarkedContent' },
];
/** The parts of every page that are not text of the paper. */
const footer: TextPiece[] = [{ type: 'beginMarkedContent' }, { str: 'Pagina 1 van 2' }, { type: 'endMarkedContent' }];

const shown = (parts: readonly PaperPart[]): string[] =>
  parts.flatMap((part) =>
    part.inside.some((one) => typeof one === 'string')
      ? [`${part.role} ${wordsOf(part).trim()}`]
      : shown(part.inside.filter((one) => typeof one !== 'string')),
  );

test('the words of a paper come in the order of its structure, without page numbers', () => {
  const pages = [
    {
      tree: node('Root', node('Document', node('H1', leaf('b')), node('P', leaf('a')))),
      pieces: [...marked('a', 'Jan leent', 'geld uit.'), ...marked('b', 'De lening'), ...footer],
    },
  ];
  expect(shown(paperText(pages))).toEqual(['H1 De lening', 'P Jan leent geld uit.']);
});

test('a sentence broken by a page end becomes one paragraph, and a finished one stays separate', () => {
  const page = (...texts: string[]) => ({
    tree: node('Root', node('Document', node('Sect', ...texts.map((_, at) => node('P', leaf(`m${at}`)))))),
    pieces: texts.flatMap((text, at) => marked(`m${at}`, text)),
  });
  expect(shown(paperText([page('Artikel.', 'Sanne betaalt'), page('elke maand terug.'), page('Einde.')]))).toEqual([
    'P Artikel.',
    'P Sanne betaalt elke maand terug.',
    'P Einde.',
  ]);
});

test('a paper without a structure has no text', () => {
  expect(paperText([{ tree: null, pieces: marked('a', 'Los') }])).toEqual([]);
});
