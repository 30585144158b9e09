import { paths } from './paths.ts';

/**
 * The code of the first screen is in these first files. Evaluated at once it would block a phone for 0.4 s
 * (docs/decisions/0034), so each is evaluated in a task of its own; the last one starts the app.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './app/theme/theme.ts'),
  () => import(/* webpackMode: "eager" */ './store/index.ts'),
  () => import(/* webpackMode: "eager" */ './app/App.tsx'),
  () =>
    location.pathname.split('/')[1] === paths.voorbeeld.slice(1)
      ? import(/* webpackChunkName: "page-voorbeeld" */ './app/sample/startSample.tsx')
      : import(/* webpackMode: "eager" */ './app/start.tsx'),
];

for (const read of parts) {
  await new Promise((turn) => setTimeout(turn));
  await read();
}
