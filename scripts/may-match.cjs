/** A part between brackets only makes a selector stricter. */
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
/** Selectors with anything else are always tried. */
const PLAIN = /^[\w\s.,>+~#:*-]+$/;

/** @returns the class or the tag that each branch of a selector ends in; null where one ends in neither. */
function endsOf(selector) {
  let bare = String(selector);
  for (let before = ''; before !== bare;) [before, bare] = [bare, bare.replace(BRACKETS, '')];
  if (!PLAIN.test(bare)) return null;
  const ends = bare.split(',').map((branch) => {
    const last = branch
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const name = /\.(?<name>[\w-]+)/.exec(last)?.groups.name;
    return name ? { name } : { tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() };
  });
  return ends.every(({ name, tag }) => name ?? tag) ? ends : null;
}

const known = new Map();
let lastText = '';
let classes = new Set();

/** Can a selector match an element of jsdom's, by the class or the tag it ends in? */
exports.mayMatch = (selector, element) => {
  let ends = known.get(selector);
  if (ends === undefined) known.set(selector, (ends = endsOf(selector)));
  if (ends === null) return true;
  const text = element.getAttributeNS(null, 'class') ?? '';
  // jsdom tries all selectors on one element in a row.
  if (text !== lastText) [lastText, classes] = [text, new Set(text.split(/\s+/))];
  for (const { name, tag } of ends) if (name ? classes.has(name) : element.localName.toLowerCase() === tag) return true;
  return false;
};
