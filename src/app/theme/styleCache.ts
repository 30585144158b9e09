import createCache, { type StylisPlugin } from '@emotion/cache';

/** Of all that our pages say, the browsers of .browserslistrc know one word by another name alone: Safari. */
const userSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Where emotion keeps the rules it makes. Its own cache gives every declaration the prefixes of browsers of long ago:
 * half the work of making a rule (docs/performance.md).
 */
export const styleCache = createCache({ key: 'css', stylisPlugins: [userSelect] });
