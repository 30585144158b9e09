import { baseLetters } from '../names/baseLetters.ts';
import { isInfixWord } from '../names/infix.ts';
import type { PersonName } from '../names/name.ts';

/** How well a name on a bank's line fits a person: by the first name in full, an initial, the last name alone; or not. */
export type NameFit = 'full' | 'initial' | 'surname' | null;

const TITLES = new Set('dhr hr heer mevr mw mevrouw mej drs dr mr ir ing prof fam familie erven via inzake'.split(' '));
/** As banks write "v.d." and "v/d". */
const SHORT = ['vd', 'vdr'];
const isInfix = (word: string): boolean => isInfixWord(word) || SHORT.includes(word);

const plain = (text: string): string =>
  baseLetters(text)
    .toLowerCase()
    .replace(/\bv\s*[./]\s*d\b\.?/gu, ' vd ')
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

/** The people of a joint account, each as words: "S de Vries en/of T Bakker", "J en M de Vries". */
function people(name: string): string[][] {
  const parts = name
    .split(/\ben\s*\/\s*of\b|\be\s*\/\s*o\b|\s(?:en|of)\s|[&+;]/iu)
    .map((part) =>
      plain(part)
        .split(' ')
        .filter((word) => word !== '' && !TITLES.has(word)),
    )
    .filter((words) => words.length > 0);
  return parts.map((words, k) => {
    const next = parts[k + 1];
    return words.every((word) => word.length <= 2) && next !== undefined ? [...words, ...next.slice(1)] : words;
  });
}

/** The position where `words` follow one another in `tokens`; -1 if they don't. */
function find(tokens: readonly string[], words: readonly string[]): number {
  for (let at = 0; at + words.length <= tokens.length; at += 1)
    if (words.every((word, k) => tokens[at + k] === word)) return at;
  return -1;
}

/** "v.d." can be "van de", "van den" and "van der". */
const squeezed = (words: readonly string[]): string =>
  words
    .map((word) => (SHORT.includes(word) ? 'vande' : word))
    .join('')
    .replace(/de[nr]$/u, 'de');

/** The words next to the last name without the person's own infix; null if the line has another infix, `undefined` if none. */
function withoutInfix(before: string[], after: string[], own: readonly string[]): string[] | null | undefined {
  if (own.length === 0) return isInfix(before.at(-1) ?? '') ? null : [...before, ...after];
  for (let length = 1; length <= 3; length += 1) {
    const ends = (words: string[]) => words.length >= length && squeezed(words.slice(-length)) === squeezed(own);
    if (ends(before)) return [...before.slice(0, -length), ...after];
    if (ends(after)) return [...before, ...after.slice(0, -length)];
  }
  return isInfix(before.at(-1) ?? '') ? null : undefined;
}

/** The words next to the last name: a first name, initials, or another name. */
function fitGiven(given: readonly string[], [first = '']: readonly string[]): NameFit {
  if (given.length === 0 || first === '') return 'surname';
  if (given.includes(first)) return 'full';
  const initials = given.find((word) => word.length <= 2 || (word.length === 3 && !/[aeiouy]/u.test(word)));
  // Another first name means another family member.
  return initials !== undefined && initials.startsWith(first.charAt(0)) ? 'initial' : null;
}

function fitOne(words: readonly string[], person: PersonName): NameFit {
  const last = plain(person.lastname).split(' ');
  const at = last[0] === '' ? -1 : find(words, last);
  if (at === -1) return null;
  const own = plain(person.infix)
    .split(' ')
    .filter((word) => word !== '');
  const given = withoutInfix(words.slice(0, at), words.slice(at + last.length), own);
  if (given === null) return null;
  return given === undefined ? 'surname' : fitGiven(given, plain(person.firstname).split(' '));
}

const RANK = { full: 3, initial: 2, surname: 1 } as const;

/** How well the name on a line, possibly of a joint account, fits the best of these people. */
export function nameFit(name: string, persons: readonly PersonName[]): NameFit {
  let best: NameFit = null;
  for (const words of people(name))
    for (const person of persons) {
      const fit = fitOne(words, person);
      if (fit !== null && (best === null || RANK[fit] > RANK[best])) best = fit;
    }
  return best;
}

/** A name in the form used to compare: two spellings by one bank become one. */
export const foldedName = (name: string): string => plain(name);
