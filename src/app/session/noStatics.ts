/**
 * In the place of hoist-non-react-statics: emotion and react-oidc-context carry what a component has beside itself over
 * to one that wraps it, for wrappers that we don't use (withTheme, withAuth).
 */
const noStatics = <Wrapper>(wrapper: Wrapper): Wrapper => wrapper;

// oxlint-disable-next-line import/no-default-export -- they ask for its default
export { noStatics as default };
