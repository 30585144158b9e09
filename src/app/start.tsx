import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AppConfig } from '../../domain/wire/config.ts';
import { App } from './App.tsx';
import { loadConfig } from './config.ts';
import { followConnection } from './connection.ts';
import { carryToasts } from './corner/carriedToasts.ts';
import { type Provider, takeEarlyLogin, embeddedJson } from './early/earlyLogin.ts';
import { firstStep } from './firstStep.ts';
import { fetchAhead } from './lazyPart.tsx';
import { log } from './log.ts';
import { matchRoute } from './matchRoute.ts';
import { createNavigator } from './navigation/navigator.ts';
import { createPorts } from './ports.ts';
import { familyNames } from './reporting/familyNames.ts';
import { startReporting } from './reporting/reporting.ts';
import { routes } from './routes.ts';
import { safeTarget } from './session/safeTarget.ts';
import { createSession } from './session/session.ts';
import { fetchSignedIn } from './signedIn.ts';
import { enterFamily } from './session/tabFamily.ts';
import { peekTarget } from './session/target.ts';
import { dressPage } from './theme/dressPage.ts';
import { Fonts } from './theme/fonts.tsx';
import { Unreachable } from './Unreachable.tsx';
import { makeStore } from '../store/index.ts';
import { rolesFromClaims } from '../store/modules/session/roles.ts';
import { signedIn } from '../store/modules/session/sessionSlice.ts';
import { toastTimeSet } from '../store/modules/toast/toastSlice.ts';

const root = createRoot(document.getElementById('app') as HTMLElement);
// First: the code below reads the address without it.
const family = enterFamily(window);
const step = firstStep(routes, location);
const begun = takeEarlyLogin(window);

dressPage(window);
// A page restored from the browser's cache shows the old session: ask again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
const parts = askEarly();
loadConfig().then(start, (error: unknown) => {
  log(error);
  root.render(<Unreachable />);
});

/** The page's chunk and the login's code load while the provider is asked. A failed load is tried again. */
async function askEarly(): Promise<void> {
  const first =
    step.kind === 'readAnswer'
      ? matchRoute(routes, safeTarget(routes, peekTarget(sessionStorage, location.search)))
      : step.route;
  await Promise.all([step.kind !== 'show' && fetchSignedIn().catch(log), first && fetchAhead(first.load).catch(log)]);
}

async function start(config: AppConfig): Promise<void> {
  const navigator = createNavigator();
  const session = createSession({
    config,
    provider: embeddedJson('aanbieder') as Provider | null,
    begun,
    here: () => new URL(location.href),
    leave: (path) => location.replace(path),
    arrive: (address) => history.replaceState(null, '', address),
    navigate: (path) => navigator.go(path, { replace: true }),
    signedIn: (claims) => store.dispatch(signedIn({ roles: rolesFromClaims(claims, config.rolesClaim) })),
    log,
  });
  const store = makeStore(createPorts(config, session, navigator, { family, begun }));
  store.dispatch(toastTimeSet(config.toastSeconds));
  followConnection(store.dispatch);
  carryToasts(store, window);
  startReporting(config.sentryDsn, () => familyNames(store.getState()));

  // The static shell stays until the provider takes over: React would only draw what is left at once.
  if (step.kind === 'signIn') await session.signInInPlace(step.target);
  await parts;
  // In slices: the page stays responsive meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Fonts />
        <App store={store} session={session} navigator={navigator} config={config} />
      </StrictMode>,
    ),
  );
}
