import { paths } from './paths.ts';

/**
 * What the first screen is made of stands in its first files. Read at once it would keep a phone from answering for
 * 0.4 s (docs/decisions/0034), so each of these is read in a turn of its own; the last one starts the app.
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
