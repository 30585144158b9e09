import { render } from '@testing-library/react';
import { App } from '../app/App.tsx';
import { createNavigator } from '../app/navigation/navigator.ts';
import { createPorts } from '../app/ports.ts';
import { createSession } from '../app/session/session.ts';
import { makeStore } from '../store/index.ts';
import { config as deployment } from './config.ts';

/**
 * The whole app at a path, with its real store, router and session; nobody is signed in. `authority`: the identity
 * provider.
 */
export function renderApp(path: string, authority = deployment.oidc.authority) {
  const config = { ...deployment, oidc: { ...deployment.oidc, authority } };
  history.replaceState(null, '', path);
  const navigator = createNavigator();
  const session = createSession({
    config,
    provider: null,
    begun: null,
    here: () => new URL(location.href),
    leave: (to) => history.replaceState(null, '', to),
    arrive: () => undefined,
    navigate: (to) => navigator.go(to, { replace: true }),
    signedIn: () => undefined,
    log: () => undefined,
  });
  const store = makeStore(createPorts(config, session, navigator, { family: null, begun: null }));
  const view = render(<App store={store} session={session} navigator={navigator} config={config} />);
  return { ...view, store, navigator };
}
