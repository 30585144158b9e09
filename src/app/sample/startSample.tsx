import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Sample } from '../../../domain/wire/sample.ts';
import { pinDay } from '../../components/useToday.ts';
import { paths } from '../../paths.ts';
import { makeStore } from '../../store/index.ts';
import { signedIn } from '../../store/modules/session/sessionSlice.ts';
import { toastTimeSet } from '../../store/modules/toast/toastSlice.ts';
import { App } from '../App.tsx';
import { loadConfig } from '../config.ts';
import { fetchAhead } from '../lazyPart.tsx';
import { log } from '../log.ts';
import { matchRoute } from '../matchRoute.ts';
import { createNavigator } from '../navigation/navigator.ts';
import { createPorts } from '../ports.ts';
import { routes } from '../routes.ts';
import { ShownContext } from '../shown.ts';
import { fetchSignedIn } from '../signedIn.ts';
import { dressPage } from '../theme/dressPage.ts';
import { Fonts } from '../theme/fonts.tsx';
import { Unreachable } from '../Unreachable.tsx';
import { keepNothing } from './memoryStorage.ts';
import { SampleBanner } from './SampleBanner.tsx';
import { sampleRoutes } from './sampleRoutes.ts';
import { SAMPLE_BASE, sampleSend } from './sampleSend.ts';
import { sampleSession } from './sampleSession.ts';

/**
 * The sample family in place of a family of one's own: the same app, on a store whose network is the recording
 * (docs/decisions/0012). It runs without start.tsx, so there is no session, no login and no report.
 */
const root = createRoot(document.getElementById('app') as HTMLElement);
keepNothing(window);
dressPage(window);
const here = () => location.pathname.slice(paths.voorbeeld.length) || paths.start;
const shown = sampleRoutes(routes);
start().catch((error: unknown) => {
  log(error);
  root.render(<Unreachable />);
});

async function start(): Promise<void> {
  const first = matchRoute(shown, here() === paths.start ? paths.overzicht : here());
  // The address where a login is answered belongs to the router itself, and is no row of the table.
  if (first === null) history.replaceState(null, '', paths.voorbeeld + paths.error404);
  const [config, sample] = await Promise.all([
    loadConfig(),
    loadSample(),
    fetchSignedIn(),
    first && fetchAhead(first.load),
  ]);
  pinDay(sample.day);
  const navigator = createNavigator();
  const session = sampleSession((path) => location.assign(path));
  const store = makeStore({
    ...createPorts(config, session, navigator, { family: null, begun: null }),
    apiBase: () => SAMPLE_BASE,
    send: sampleSend(sample),
    currentPath: () => here() + location.search,
    now: () => Date.parse(`${sample.day}T12:00:00Z`),
  });
  store.dispatch(toastTimeSet(config.toastSeconds));
  store.dispatch(signedIn({ roles: [] }));
  root.render(
    <StrictMode>
      <Fonts />
      <ShownContext value={{ routes: shown, basename: paths.voorbeeld, beside: <SampleBanner day={sample.day} /> }}>
        <App store={store} session={session} navigator={navigator} config={config} />
      </ShownContext>
    </StrictMode>,
  );
}

/** A file of the build like any other, which the build itself records (webpack.config.js), and the only one fetched. */
async function loadSample(): Promise<Sample> {
  const response = await fetch(new URL('./answers.json', import.meta.url));
  if (!response.ok) throw new Error(`The sample could not be fetched: ${response.status}`);
  return (await response.json()) as Sample;
}
