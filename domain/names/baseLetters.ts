/** Letters that are not a base letter with a mark (EPC217-08, 6.2). */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
};

/**
 * A text without diacritics, 'Ğalıkuş' as 'Galikus': for places that accept only plain letters, and for finding a
 * name typed without them.
 */
export const baseLetters = (text: string): string =>
  Array.from(text.normalize('NFKD').replace(/\p{M}/gu, ''), (sign) => SPELLED[sign] ?? sign).join('');
