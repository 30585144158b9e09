import { render } from '@testing-library/react';
import type { AppConfig } from '../../domain/wire/config.ts';
import { App } from '../app/App.tsx';
import { createNavigator } from '../app/navigation/navigator.ts';
import { createPorts } from '../app/ports.ts';
import { routes } from '../app/routes.ts';
import { createSession } from '../app/session/session.ts';
import { makeStore } from '../store/index.ts';

/** Nothing answers at these addresses: a test that needs an answer starts its own server. */
export const config: AppConfig = {
  api: 'http://127.0.0.1:9/api/v1',
  oidc: { authority: 'http://127.0.0.1:9/oidc', clientId: 'onderling-app', scope: 'openid offline_access', resource: 'http://127.0.0.1:9/api/v1' },
  rolesClaim: 'https://onderling.example/roles',
  registration: 'embedded',
  chatUrl: 'https://chat.example/31612345678',
  sentryDsn: null,
};

/** The whole app at a path, with its real store, router and session; nobody is signed in. */
export function renderApp(path: string) {
  history.replaceState(null, '', path);
  const navigator = createNavigator();
  const session = createSession({
    config,
    routes,
    here: () => new URL(location.href),
    leave: (to) => history.replaceState(null, '', to),
    navigate: (to) => navigator.go(to, { replace: true }),
    signedIn: () => undefined,
    log: () => undefined,
  });
  const store = makeStore(createPorts(config, session, navigator));
  const view = render(<App store={store} session={session} navigator={navigator} config={config} />);
  return { ...view, store, navigator };
}
