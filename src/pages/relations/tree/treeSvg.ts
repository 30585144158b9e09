import type { TreeLayout } from '../../../../domain/family/treeLayout.ts';
import { measures } from './measures.ts';

/** The words on a card of the picture. */
export interface PictureCard {
  name: string;
  initials: string;
  /** Somebody's role, or a deceased person's years; then their status in the family. */
  lines: readonly string[];
  /** Whether the person has died, which is drawn in calm grey. */
  deceased: boolean;
  /** The photo as a data URL; null shows the initials. */
  photo: string | null;
}

const { card } = measures;
const MARGIN = 32;
const TITLE = 64;
const PHOTO = 28;
/** The number of letters of a name per line of a card; and the maximum of lines. */
const PER_LINE = 18;
const NAME_LINES = 2;

/** Print is always light (docs/screens.md 6.5). */
const ink = {
  text: '#1E2A28',
  soft: '#4F5E5A',
  line: '#857D6E',
  edge: '#D9D2C5',
  card: '#FFFFFF',
  sunken: '#F1ECE3',
  page: '#FAF7F2',
  mark: '#DCEDE8',
  green: '#0E5A4F',
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Characters not allowed in XML are left out. */
const xml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- those are the characters meant
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? '');

/** A name over at most two lines; the rest becomes dots. */
export function nameLines(name: string): string[] {
  const lines = name.split(' ').reduce<string[]>((made, word) => {
    const last = made.at(-1);
    const together = last === undefined ? word : `${last} ${word}`;
    return last !== undefined && together.length > PER_LINE ? [...made, word] : [...made.slice(0, -1), together];
  }, []);
  const kept = [...lines.slice(0, NAME_LINES - 1), lines.slice(NAME_LINES - 1).join(' ')].filter((line) => line !== '');
  return kept.map((line) => (line.length > PER_LINE + 2 ? `${line.slice(0, PER_LINE)}…` : line));
}

function drawCard(x: number, y: number, { name, initials, lines, deceased, photo }: PictureCard): string {
  const middle = x + card.width / 2;
  const top = y + 16 + PHOTO;
  const text = (line: string, at: number, rest: string) =>
    `<text x="${middle}" y="${at}" text-anchor="middle" ${rest}>${xml(line)}</text>`;
  const names = nameLines(name);
  const below = top + PHOTO + 22;
  const face =
    photo === null
      ? `<circle cx="${middle}" cy="${top}" r="${PHOTO}" fill="${deceased ? ink.page : ink.mark}"/>${text(initials, top + 7, `font-size="20" font-weight="600" fill="${deceased ? ink.soft : ink.green}"`)}`
      : `<image href="${xml(photo)}" x="${middle - PHOTO}" y="${top - PHOTO}" width="${2 * PHOTO}" height="${2 * PHOTO}" clip-path="url(#rond)"${deceased ? ' filter="url(#grijs)"' : ''}/>`;
  return [
    `<rect x="${x}" y="${y}" width="${card.width}" height="${card.height}" rx="12" fill="${deceased ? ink.sunken : ink.card}" stroke="${ink.edge}"/>`,
    face,
    ...names.map((line, i) =>
      text(line, below + i * 18, `font-size="14" font-weight="600" fill="${deceased ? ink.soft : ink.text}"`),
    ),
    ...lines.map((line, i) => text(line, below + names.length * 18 + 1 + i * 18, `font-size="13" fill="${ink.soft}"`)),
  ].join('\n');
}

/** The tree as a standalone picture, to keep, to mail or to print large; its text is text. */
export function treeSvg<Person>(
  title: string,
  { width, height, cards, lines }: TreeLayout<Person>,
  describe: (person: Person) => PictureCard,
): string {
  const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN + TITLE];
  const bonds = lines.map(
    ({ kind, points }) =>
      `<polyline points="${points.map((point) => point.join(',')).join(' ')}"${kind === 'former' ? ' stroke-dasharray="3 6" stroke-linecap="round"' : ''}/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" role="img" lang="nl" font-family="Figtree, system-ui, sans-serif">
<title>${xml(title)}</title>
<clipPath id="rond" clipPathUnits="objectBoundingBox"><circle cx="0.5" cy="0.5" r="0.5"/></clipPath>
<filter id="grijs"><feColorMatrix type="saturate" values="0"/></filter>
<rect width="100%" height="100%" fill="${ink.page}"/>
<text x="${wide / 2}" y="${MARGIN + 28}" text-anchor="middle" font-size="26" font-weight="600" font-family="Fraunces, Georgia, serif" fill="${ink.text}">${xml(title)}</text>
<g transform="translate(${MARGIN} ${MARGIN + TITLE})">
<g fill="none" stroke="${ink.line}" stroke-width="2" stroke-linejoin="round">
${bonds.join('\n')}
</g>
${cards.map(({ person, x, y }) => drawCard(x, y, describe(person))).join('\n')}
</g>
</svg>
`;
}
