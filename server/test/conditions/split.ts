/** A piece of a statement, by its place in the text. */
export interface Span {
  from: number;
  to: number;
}

interface Token extends Span {
  word: string;
  /** How many parentheses are open around it. */
  depth: number;
}

const TOKEN = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$\d+|[a-z_][a-z_0-9]*|[()]|\S/giu;
/** The words that end a condition at its own depth. */
const ENDS = new Set(
  'group order limit offset for returning union having window on where join left inner full cross'.split(' '),
);

function tokensOf(text: string): Token[] {
  let depth = 0;
  return [...text.matchAll(TOKEN)].map(({ 0: found, index }) => {
    if (found === ')') depth -= 1;
    const token = { word: found.toLowerCase(), depth, from: index, to: index + found.length };
    if (found === '(') depth += 1;
    return token;
  });
}

/** The tokens of one condition, from the word `where` or `on` to its end. */
function conditionAfter(tokens: readonly Token[], at: number): Token[] {
  const { depth } = tokens[at]!;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex((one) => one.depth < depth || (one.depth === depth && ENDS.has(one.word)));
  return rest.slice(0, end === -1 ? rest.length : end);
}

/** Without parentheses around all of it. */
function unwrapped(tokens: readonly Token[]): readonly Token[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const wraps =
    first?.word === '(' &&
    last?.word === ')' &&
    last.depth === first.depth &&
    tokens.slice(1, -1).every(({ depth }) => depth > first.depth);
  return wraps ? unwrapped(tokens.slice(1, -1)) : tokens;
}

/** The parts of a condition that all have to hold; the `and` of a `between` joins nothing. */
function partsOf(condition: readonly Token[]): Token[][] {
  const tokens = unwrapped(condition);
  const [first] = tokens;
  if (!first) return [];
  const own = (word: string) => (one: Token) => one.depth === first.depth && one.word === word;
  if (tokens.some(own('or'))) return [[...tokens]];
  const parts: Token[][] = [[]];
  let between = false;
  for (const token of tokens) {
    if (own('between')(token)) between = true;
    if (own('and')(token) && !between) parts.push([]);
    else {
      if (own('and')(token)) between = false;
      parts.at(-1)!.push(token);
    }
  }
  return parts.length === 1 ? [[...condition]] : parts.flatMap(partsOf);
}

/** Each part of each `where` of a statement, subqueries included: the conditions that can be dropped, one at a time. */
export function conditionsOf(text: string): Span[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, at) =>
    token.word === 'where'
      ? partsOf(conditionAfter(tokens, at)).map((part) => ({ from: part[0]!.from, to: part.at(-1)!.to }))
      : [],
  );
}

/** The statement without one condition. Its values keep their types where nothing else names them. */
export const without = (text: string, { from, to }: Span): string =>
  `${text.slice(0, from)}(true or ${text.slice(from, to)})${text.slice(to)}`;

/** A statement by its question, however many values a list in it has. */
export const shapeOf = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\$\d+/gu, '?')
    .replaceAll(/\?(?:, \?)+/gu, '?…')
    .replaceAll(/\((?:\(\?…?\)(?:, )?)+\)/gu, '(?…)')
    .trim();
