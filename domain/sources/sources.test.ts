import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { giftFigures } from '../gifts/yearlyFigures.ts';
import { LOOKED_UP, type Source } from './source.ts';
import { SOURCES } from './sources.ts';

const root = path.join(__dirname, '../..');
const rows: [id: string, source: Source][] = Object.entries(SOURCES);

interface Text {
  file: string;
  text: string;
}

function textsOf(folders: readonly string[], kind: RegExp): Text[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => kind.test(file) && !/\.test\.|\/test\/|^domain\/sources\//u.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
  );
}

const code = textsOf(['domain', 'src', 'server'], /\.tsx?$/u);

/** Folders with legal numbers, and the other numbers in them. */
const OF_THE_LAW =
  /^domain\/(gifts|paperGifts|deduction|relations|loans\/home)\/|^domain\/estate\.ts|^domain\/loans\/statutoryInterest\.ts/u;
const OURS = [
  'domain/gifts/lowRate.ts LOWEST_USUAL_RATE',
  'domain/gifts/lowRate.ts YEAR',
  'domain/gifts/openSpans.ts NEVER',
  'domain/gifts/equalShares.ts NOTHING',
  'domain/deduction/history.ts GRACE_DAYS',
  'domain/relations/descent.ts GENERATIONS',
  'domain/loans/home/homeSpans.ts EVER',
  'domain/loans/home/whatFollows.ts WEEKS_TO_PAY',
];

/** The constants of a file with a number in them; quoted text counts if it is a date. */
function constantsIn({ file, text }: Text): string[] {
  const all = text.matchAll(/^(?:export )?const ([A-Z][A-Z_0-9]+)(?:: [^=]+?)? = ([^;]*);/gmu);
  return [...all].flatMap(([, name = '', value = '']) =>
    /\d/u.test(value.replace(/'[^'\n]*[A-Za-z][^'\n]*'/gu, '')) ? [`${file} ${name}`] : [],
  );
}

test('every legal constant has a row, and every row names existing constants', () => {
  const found = code.filter(({ file }) => OF_THE_LAW.test(file)).flatMap(constantsIn);
  const named: string[] = rows.flatMap(([, { figures }]) => [...figures]);
  expect(found.filter((one) => !named.includes(one) && !OURS.includes(one))).toEqual([]);
  expect([...new Set([...named, ...OURS])].filter((one) => !found.includes(one))).toEqual([]);
});

test('every year of the gift tax has a row with the law of its first day', () => {
  for (let year = 2020; giftFigures(year) !== null; year += 1) {
    const figures = giftFigures(year);
    expect(figures?.bracket.source).toBe(`sw-${year}`);
    const source: Source | undefined = figures ? SOURCES[figures.child.source] : undefined;
    expect(source).toMatchObject({ text: `${year}-01-01`, unconfirmed: null });
  }
});

test('every article that the product cites has a row', () => {
  const known = new Set<string>(rows.flatMap(([, { articles }]) => [...articles]));
  const cited = /\b(?:[Aa]rt(?:ikel(?:en)?|\.)|BW) ?(\d[\d:.a-z]*(?:(?:, | en | of | and )\d[\d:.a-z]*)*)/gu;
  // "Artikel 3 Rente" is an article of an agreement, in the one file that numbers them.
  const citing = code.filter(({ file }) => file !== 'server/pdf/sections/articles.ts');
  const missing = citing.flatMap(({ file, text }) =>
    [...text.matchAll(cited)].flatMap(([, list = '']) =>
      list
        .split(/, | en | of | and /u)
        .map((one) => one.replace(/[.:]+$/u, ''))
        .filter((one) => !known.has(one))
        .map((one) => `${file}: ${one}`),
    ),
  );
  expect(missing).toEqual([]);
});

/** Laws by the short names used in code. A law cited without an article would escape the previous test. */
const LAWS: Record<string, string> = {
  AVG: 'Algemene verordening gegevensbescherming',
  Awb: 'Algemene wet bestuursrecht',
  AWR: 'Algemene wet inzake rijksbelastingen',
  BW: 'Burgerlijk Wetboek',
  eIDAS: 'Verordening 910/2014 (eIDAS)',
  Fw: 'Faillissementswet',
  IB: 'Wet inkomstenbelasting 2001',
  OB: 'Wet op de omzetbelasting 1968',
  Rv: 'Wetboek van Burgerlijke Rechtsvordering',
  SW: 'Successiewet 1956',
  UAVG: 'Uitvoeringswet AVG',
  Wft: 'Wet op het financieel toezicht',
  Wna: 'Wet op het notarisambt',
};

test('every law cited by its short name has a row, and an article with it', () => {
  const short = new RegExp(`(?<![\\w])(${Object.keys(LAWS).join('|')})(?![\\w])`, 'gu');
  const laws = rows.filter(([, { articles }]) => articles.length > 0).map(([, { law }]) => law);
  const missing = code.flatMap(({ file, text }) =>
    [...text.matchAll(short)]
      .map(([, name = '']) => LAWS[name] ?? name)
      .filter((full) => !laws.some((law) => law.startsWith(full)))
      .map((full) => `${file}: ${full}`),
  );
  expect(missing).toEqual([]);
});

const OFFICIAL =
  /^https:\/\/((wetten|zoek)\.(overheid|officielebekendmakingen)\.nl|(www|kennisgroepen)\.belastingdienst\.nl|www\.rijksfinancien\.nl|eur-lex\.europa\.eu)(\/|$)/u;

test.each(rows)('%s names its publisher’s own page, and says why if it could not be confirmed', (_id, source) => {
  expect(source.url).toMatch(OFFICIAL);
  expect(source.about).not.toBe('');
  if (source.unconfirmed === null) {
    expect(source.text).toMatch(/^20\d\d-\d\d-\d\d$/u);
    expect(source.url).toContain(source.text);
  } else expect(source.unconfirmed).toMatch(/\.$/u);
});

test('no third-party page is named as a source', () => {
  const official = /^(wetten\.overheid|officielebekendmakingen|belastingdienst|onderling|voorbeeld)$/u;
  const named = [...code, ...textsOf(['docs'], /\.md$/u)].flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![@\w.-])((?:[\w-]+\.)*[\w-]+)\.(?:nl|be)\b(?!-)/gu)]
      .map(([, host = '']) => host.replace(/^(www|zoek|kennisgroepen)\./u, ''))
      .filter((host) => !official.test(host))
      .map((host) => `${file}: ${host}`),
  );
  expect(named).toEqual([]);
});

/** A row of docs/sources.md. */
const line = ([id, { law, articles, about, text, unconfirmed }]: (typeof rows)[number]) =>
  `| \`${id}\` | ${law}${articles.length === 0 ? '' : `, art. ${articles.join(', ')}`} | ${about} | ${text} | ${unconfirmed ?? 'yes'} |`;

test('docs/sources.md shows the current table', () => {
  const document = readFileSync(path.join(root, 'docs/sources.md'), 'utf8');
  const table = document.split('\n').filter((one) => one.startsWith('| `'));
  expect(table.map((one) => one.replace(/\s+/gu, ' '))).toEqual(rows.map(line));
  expect(document).toContain(`Looked up on ${LOOKED_UP}.`);
});
