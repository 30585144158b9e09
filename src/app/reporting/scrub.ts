const GONE = '[weg]';

/** Keys whose value identifies a part of the report, not a person: kept whole, or reports could not be linked. */
const OWN_IDS = new Set([
  'event_id',
  'trace_id',
  'span_id',
  'parent_span_id',
  'replay_id',
  'release',
  'debug_id',
  'code_file',
  'filename',
  'abs_path',
]);
/** Keys that describe an element of the page: by its label, and labels hold names. */
const DESCRIBES_ELEMENT = /element|source|selector|target/i;

const EMAIL = /[^\s"'<>()[\]/,:;=?&#]+@[^\s"'<>()[\]/,:;=?&#]+/g;
/** Query and fragment of an address: searches, questions and mailed tokens. */
const AFTER_PATH = /([?#])[^\s"']+/g;
/** Three parts with dots: an access or identity token. */
const TOKEN = /\beyJ[\w-]+(?:\.[\w-]*)*/g;
/** Anything long that mixes letters and digits: an invitation, a hashid, a key. */
const LONG_ID = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{12,}\b/g;
/**
 * Amounts, dates, telephone and account numbers: three digits or more, however they are grouped. A status of HTTP may
 * be read.
 */
const NUMBER = /(?:€\s*)?[+-]?\d[\d .,-]*\d{2,}(?:[.,]\d+)?/g;
const STATUS = /^[1-5]\d\d$/;

/**
 * A text without personal data: e-mail addresses, tokens, amounts, dates, numbers, the contents of a query, and the
 * names in `names`. Errs on the side of removing too much.
 */
export function scrubText(text: string, names: readonly string[]): string {
  const known = names.filter((name) => name.length > 1);
  let clean = text.replace(AFTER_PATH, `$1${GONE}`).replace(EMAIL, GONE).replace(TOKEN, GONE).replace(LONG_ID, GONE);
  clean = clean.replace(NUMBER, (found) => (STATUS.test(found) ? found : GONE));
  for (const name of known.toSorted((a, b) => b.length - a.length))
    clean = clean.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), GONE);
  return clean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The same for everything in a structure, keys that describe an element left out; numbers stay: they are times and
 * counts.
 */
export function scrub<T>(value: T, names: readonly string[]): T {
  return walk(value, names) as T;
}

function walk(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string') return scrubText(value, names);
  if (Array.isArray(value)) return value.map((one) => walk(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !DESCRIBES_ELEMENT.test(key))
      .map(([key, one]) => [key, OWN_IDS.has(key) && typeof one === 'string' ? one.split('?')[0] : walk(one, names)]),
  );
}
