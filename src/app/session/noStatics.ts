/**
 * Replaces hoist-non-react-statics: emotion and react-oidc-context copy a component's static properties to a wrapper,
 * for wrappers that we don't use (withTheme, withAuth).
 */
const noStatics = <Wrapper>(wrapper: Wrapper): Wrapper => wrapper;

// oxlint-disable-next-line import/no-default-export -- they ask for its default
export { noStatics as default };
