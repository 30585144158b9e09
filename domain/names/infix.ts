const one = [
  'aan',
  'af',
  'al',
  'bij',
  'da',
  'de',
  'del',
  'della',
  'den',
  'der',
  'di',
  'dos',
  'du',
  'el',
  'het',
  'in',
  'la',
  'le',
  'onder',
  'op',
  'over',
  'te',
  'ten',
  'ter',
  'tot',
  'uit',
  'van',
  'vande',
  'vanden',
  'vander',
  'von',
  'voor',
  'zu',
  'zum',
  'zur',
  "'s",
  "'t",
];
/** The words that may follow a first word that is an infix: van de, van der, op 't, in den, uit het, de la. */
const second = ['de', 'den', 'der', 'dem', 'het', 'la', 'las', 'los', "'t", "'s"];

const plain = (word: string) => word.toLocaleLowerCase('nl').replaceAll(/[’‘`]/gu, "'");

/** Whether a word, without capitals, can be an infix. */
export const isInfixWord = (word: string): boolean => one.includes(word);

/**
 * An infix that was typed in front of a last name: 'van der Berg' is 'van der' and 'Berg', in the case it was typed
 * (docs/screens.md 1). Null if the name starts with none, or is only an infix ('De').
 */
export function leadingInfix(lastname: string): { infix: string; lastname: string } | null {
  const words = lastname.trim().split(/\s+/u);
  const [first = '', next = ''] = words.map(plain);
  if (!one.includes(first)) return null;
  const length = second.includes(next) && words.length > 2 ? 2 : 1;
  if (words.length <= length) return null;
  return { infix: words.slice(0, length).join(' '), lastname: words.slice(length).join(' ') };
}
