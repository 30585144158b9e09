/** Dutch area codes of two digits (without the 0); every other one has three. */
const SHORT_AREAS = new Set([
  '10',
  '13',
  '15',
  '20',
  '23',
  '24',
  '26',
  '30',
  '33',
  '35',
  '36',
  '38',
  '40',
  '43',
  '45',
  '46',
  '50',
  '53',
  '55',
  '58',
  '70',
  '71',
  '72',
  '73',
  '74',
  '75',
  '76',
  '77',
  '78',
  '79',
  '84',
  '85',
  '87',
  '88',
  '91',
]);

/**
 * A Dutch telephone number as people write it (`06 1234 5678`, `+31 (0)6-12345678`, `0031612345678`) in E.164:
 * `+31612345678`.
 * Null if it is not one (R-3.19: region NL).
 */
export function normalisePhone(text: string): string | null {
  const digits = text
    .trim()
    .replace(/^(\+|00)\s*31/, '+31')
    .replace(/[\s\-.()/]/g, '');
  const match = /^(?:\+310?|0)([1-9]\d{8})$/.exec(digits);
  return match?.[1] === undefined ? null : `+31${match[1]}`;
}

/** An E.164 number for people: `+31 6 12345678`, `+31 20 1234567`; anything else unchanged. */
export function formatPhone(e164: string): string {
  const national = /^\+31(\d{9})$/.exec(e164)?.[1];
  if (national === undefined) return e164;
  const area = national.startsWith('6') ? 1 : SHORT_AREAS.has(national.slice(0, 2)) ? 2 : 3;
  return `+31 ${national.slice(0, area)} ${national.slice(area)}`;
}
