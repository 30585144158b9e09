import { dictionary } from '@zxcvbn-ts/language-common';

/** The answer to a password that is on a list of leaked passwords, or is made of a word that is. */
export const COMMON_PASSWORD_MESSAGE = 'Dit wachtwoord is makkelijk te raden. Kies een ander wachtwoord.';

/** Common passwords here that the international lists leave out. */
const DUTCH = [
  'wachtwoord',
  'welkom',
  'geheim',
  'hallo',
  'hoihoi',
  'lente',
  'zomer',
  'herfst',
  'winter',
  'vakantie',
  'voetbal',
  'nederland',
  'holland',
  'amsterdam',
  'rotterdam',
  'utrecht',
  'ajax',
  'feyenoord',
  'koning',
  'oranje',
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
  'januari',
  'februari',
  'maart',
  'april',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
  'sinterklaas',
  'familie',
  'schatje',
  'liefje',
  'onderling',
];

/** Signs people use for a letter. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};
const MOST_AROUND = 6;

let known: ReadonlySet<string> | undefined;

/**
 * A password on the lists of leaked ones, also where it meets the rule of by decoration: a capital, an @ for an
 * a, and a few digits and signs around it ('Welkom2026!', 'P@ssw0rd1'). A longer addition makes it personal.
 */
export function commonPassword(password: string): string | null {
  known ??= new Set([...dictionary['passwords-common'], ...DUTCH]);
  const lower = password.normalize('NFC').toLowerCase();
  return variants(lower).some((word) => known?.has(word)) ? COMMON_PASSWORD_MESSAGE : null;
}

function variants(lower: string): string[] {
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const cores =
    lower.length - core.length <= MOST_AROUND
      ? [core, lower.replace(/[^\p{L}@$€0-9]+$/u, ''), lower.replace(/[^\p{L}@$€]+$/u, '')]
      : [];
  return [lower, ...cores].flatMap((word) => [word, plain(word)]);
}

const plain = (word: string) => Array.from(word, (sign) => LETTERS[sign] ?? sign).join('');
