/**
 * English that an engineer reads at first sight, in comments and in the titles of tests. Each pattern stood here by the
 * hundred, and a reader who is new stumbles over it. `server/documents.test.ts` asks the same of the documents.
 */

/** The pattern, and a better way to say it. A text between backticks or quotation marks is not ours. */
const PATTERNS = [
  [/\b(?:of|for|to|by|from|with) who\b/iu, '"whoever", or name the person: the borrower, the caller'],
  [/\banew\b/iu, '"again", or the field\'s term: retried, refetched'],
  [/\bno more\b(?! (?:than|of|for)\b)/iu, '"no longer"'],
  [/\bis (?:mailed|told) (?:so|of)\b/iu, '"is notified", or "gets a mail"'],
];
/** A comment that opens with a clause in place of a subject. */
const OPENING = [/^(?:What|Whose) (?!if\b|for\b)[a-z]/u, 'a noun: "The amount that …", "Notices for …"'];
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”|'[^']*'/gu;
const TITLED = new Set(['test', 'it', 'describe']);

/** @returns what is wrong with a text, as the words found and a better way, or null. */
function findDialect(text, isComment) {
  const bare = text.replace(QUOTED, ' … ').replace(/\s+/gu, ' ').trim();
  const patterns = isComment ? [...PATTERNS, OPENING] : PATTERNS;
  for (const [pattern, better] of patterns) {
    const found = pattern.exec(bare)?.[0];
    if (found !== undefined) return { found, better };
  }
  return null;
}

module.exports = {
  findDialect,
  meta: { type: 'suggestion', schema: [], messages: { dialect: '"{{found}}": write {{better}}.' } },
  create(context) {
    const check = (where, text, isComment) => {
      const data = findDialect(text, isComment);
      if (data !== null) context.report({ ...where, messageId: 'dialect', data });
    };
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments())
          check({ loc }, value.replace(/^\s*\*+ ?/gmu, ''), true);
      },
      CallExpression({ callee, arguments: [title] }) {
        const name = callee.type === 'MemberExpression' ? callee.object.name : callee.name;
        if (!TITLED.has(name)) return;
        if (title?.type === 'Literal' && typeof title.value === 'string') check({ node: title }, title.value, false);
        if (title?.type === 'TemplateLiteral')
          check({ node: title }, title.quasis.map(({ value }) => value.cooked).join('1'), false);
      },
    };
  },
};
