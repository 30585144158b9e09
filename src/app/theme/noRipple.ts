/**
 * In the place of MUI's ripple, which the theme never shows (components.ts): its code and its animations stay out of
 * the first screen.
 */
const noRipple = () => null;

// eslint-disable-next-line import-x/no-default-export -- MUI asks for the ripple's default
export { noRipple as default };
