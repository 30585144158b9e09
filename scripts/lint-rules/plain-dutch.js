/**
 * Dutch that a reader of level B1 understands without help: no sentence of more than `words` words, and no word with a
 * plainer alternative or a twin. References to articles of law do not count, and headings, items and paragraphs are
 * separate sentences. A text is recognised as Dutch by its small words.
 */

/** The word, and its replacement. One thing has one word in the whole product. */
const PLAINER = {
  aanmelden: 'inloggen',
  aldus: 'zo',
  alsmede: 'en',
  alvorens: 'voordat',
  annuleer: 'laat vervallen',
  annuleren: 'laten vervallen',
  applicatie: 'app',
  betreffende: 'over',
  circa: 'ongeveer',
  conform: 'volgens',
  derhalve: 'daarom',
  desgewenst: 'als je wilt',
  echter: 'maar',
  gaarne: 'graag',
  gebruiker: 'wie, of de naam',
  gelieve: 'laat het weg',
  genereren: 'maken',
  hetgeen: 'wat',
  indien: 'als',
  ingevolge: 'volgens',
  inzake: 'over',
  jegens: 'tegenover',
  krachtens: 'volgens',
  mailadres: 'e-mailadres',
  middels: 'met',
  momenteel: 'nu',
  nadien: 'daarna',
  omtrent: 'over',
  reeds: 'al',
  retourneren: 'terugsturen',
  teneinde: 'om',
  tevens: 'ook',
  thans: 'nu',
  u: 'je',
  uw: 'je',
  valideren: 'controleren',
  voorts: 'ook',
  wissen: 'weghalen of verwijderen',
  zodoende: 'zo',
};
const wordsOf = (table, flags) =>
  new RegExp(`(?<![\\p{L}\\d/-])(${Object.keys(table).join('|')})(?![\\p{L}\\d/'&-])`, flags);
const HARD = wordsOf(PLAINER, 'iu');

/**
 * Twins: two words for one thing, of which the product uses the second. Labels of one word are checked too. Signed papers
 * use the words of the law.
 */
const TWINS = {
  aangemeld: 'een account gemaakt',
  aanmeldt: 'een account maakt',
  begiftigde: 'een naam, of wie krijgt',
  geannuleerd: 'vervallen',
  geldgever: 'een naam, of wie uitleent',
  geldlener: 'een naam, of wie leent',
  gewist: 'verwijderd',
  gezinsleden: 'familieleden',
  gezinslid: 'familielid',
  opgeslagen: 'bewaard',
  opslaan: 'bewaren',
  overeenkomsten: 'contracten',
  schenker: 'een naam, of wie geeft',
  toestel: 'apparaat',
  toestellen: 'apparaten',
  weghalen: 'verwijderen',
};
/** The same for phrases. `Laat zien` as a button; a paper is called a stuk, but `een stuk grond` is allowed. */
const TWIN_PHRASES = [
  [/^laat(?: \p{L}+)* zien$/iu, 'toon'],
  [/^uitloggen$/iu, 'log uit'],
  [/^sluiten$/iu, 'sluit'],
  [/(?<!\p{L})(?:het|dit|elk|welk) stuk(?! grond)(?!\p{L})/iu, 'document'],
  [/(?<!\p{L})sla(?: \p{L}+)? op(?!\p{L})/iu, 'bewaar'],
  [/(?<![\p{L}-])e-mail(?![\p{L}-]| address)/u, 'mail'],
];
const TWIN = wordsOf(TWINS, 'iu');
const DUTCH =
  /(?<!\p{L})(de|het|een|je|jij|jouw|niet|van|voor|dat|met|wordt|zijn|bij|naar|uit|ook|als|dan|nog|geen|kan|heeft|hebben|uw)(?!\p{L})/iu;
/** A text, not a path, a pattern or the name of a file. */
const DUTCH_LETTERS = /^[^/\\@<>]*$/u;
const OF_LAW =
  /\((?:zie )?(?:artikel|artikelen|standpunt)\b[^)]*\)|Algemene wet inzake rijksbelastingen|^Artikel \d.*$/giu;
const SENTENCE_ENDS = /(?<=[.!?;:…])\s+|<\/?(?:p|li|ul|ol|h\d|dt|dd|dl|div|main|blockquote|header|nav)\b[^>]*>/u;
const TAG = /<[^>]*>/gu;
const SQL = /\b(select|update|delete|insert)\b.*\b(from|set|into)\b/iu;

module.exports = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: {
          words: { type: 'integer' },
          twins: { type: 'boolean' },
          fixed: { type: 'array', items: { type: 'string' } },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      long: '{{count}} words in one sentence, {{words}} is the most: "{{sentence}}"',
      hard: 'Write {{plainer}} instead of "{{hard}}".',
      twin: 'The product says {{plainer}} for "{{hard}}": one word for one thing.',
    },
  },
  create(context) {
    // `fixed` are the texts that the specification prescribes literally.
    const [{ words, twins = true, fixed = [] }] = context.options;
    const checkTwins = (node, text) => {
      const word = TWIN.exec(text)?.[0];
      const found = word === undefined ? [] : [[word, TWINS[word.toLowerCase()]]];
      for (const [pattern, plainer] of TWIN_PHRASES) {
        const phrase = pattern.exec(text)?.[0];
        if (phrase !== undefined) found.push([phrase, plainer]);
      }
      for (const [hard, plainer] of found) context.report({ node, messageId: 'twin', data: { hard, plainer } });
    };
    const check = (node, text) => {
      if (twins && DUTCH_LETTERS.test(text) && !fixed.includes(text)) checkTwins(node, text);
      if (!DUTCH.test(text) || SQL.test(text)) return;
      for (const part of text.replace(OF_LAW, '').split(SENTENCE_ENDS)) {
        const sentence = part.replace(TAG, ' ').replace(/\s+/gu, ' ').trim();
        const count = sentence.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length;
        if (count > words) context.report({ node, messageId: 'long', data: { count, words, sentence } });
        const hard = HARD.exec(sentence)?.[0];
        if (hard !== undefined)
          context.report({ node, messageId: 'hard', data: { hard, plainer: PLAINER[hard.toLowerCase()] } });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      JSXText: (node) => check(node, node.value),
      // An interpolated value counts as one word.
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join('1')),
    };
  },
};
