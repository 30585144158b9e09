/**
 * Replaces MUI's ripple, which the theme never shows (components.ts): its code and its animations stay out of the first
 * screen.
 */
const noRipple = () => null;

// oxlint-disable-next-line import/no-default-export -- MUI asks for the ripple's default
export { noRipple as default };
