import createCache, { type StylisPlugin } from '@emotion/cache';

/** The one property in our pages that a browser of .browserslistrc, Safari, knows only by another name. */
const userSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Where emotion keeps the rules it makes. Its own cache gives every declaration the prefixes of old browsers: half the
 * work of making a rule (docs/performance.md).
 */
export const styleCache = createCache({ key: 'css', stylisPlugins: [userSelect] });
