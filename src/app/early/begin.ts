import { todayInAmsterdam, yearInAmsterdam } from '../../../domain/dates/today.ts';
import type { AppConfig } from '../../../domain/wire/config.ts';
import { paths } from '../../paths.ts';
import { enterFamily } from '../session/tabFamily.ts';
import { type Provider, embeddedJson } from './earlyLogin.ts';
import { firstCalls } from './firstCalls.ts';
import { beginLogin } from './login.ts';

/**
 * Runs in the page itself, before the app's own scripts (docs/decisions/0034): on a page behind the login it asks the
 * provider for the session, exchanges the code and makes the page's first calls, while those scripts load. The app
 * checks all of it as if it had asked itself.
 */
function begin(): void {
  const config = embeddedJson('instellingen') as AppConfig | null;
  const provider = embeddedJson('aanbieder') as Provider | null;
  const calls = firstCalls(location, yearInAmsterdam(Date.now()));
  if (config === null || provider === null || calls === null) return;
  // Only here: the sample keeps nothing, and the app enters the family on its own (start.tsx).
  const family = enterFamily(window);
  window.onderlingBegun = beginLogin({
    provider,
    oidc: config.oidc,
    back: location.origin + paths.signedIn,
    calls: calls.map((call) => `${config.api}/${call}`),
    family,
  });
  // Every screen asks what day it is, and the first to ask makes the browser read its calendars: better now, after the
  // first paint, than when the scripts are there.
  requestAnimationFrame(() => setTimeout(() => todayInAmsterdam(Date.now())));
}

try {
  begin();
} catch {
  // The app then does it all itself, and reports what is wrong.
}
