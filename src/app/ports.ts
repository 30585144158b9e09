import type { AppConfig } from '../../domain/wire/config.ts';
import type { Ports } from '../store/ports.ts';
import { log } from './log.ts';
import type { EarlyLogin } from './early/earlyLogin.ts';
import type { Navigator } from './navigation/navigator.ts';
import type { Session } from './session/session.ts';

/** The class of login that asked for a second factor, under the name most providers know it by (OpenID PAPE). */
const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

/** The page's own data from before the app was loaded. */
interface Beforehand {
  family: string | null;
  begun: EarlyLogin | null;
}

/** The outside world, as the store reaches it. */
export function createPorts(
  config: AppConfig,
  session: Session,
  navigator: Navigator,
  { family, begun }: Beforehand,
): Ports {
  return {
    apiBase: () => config.api,
    send: (request) => begun?.taken(request) ?? fetch(request),
    family,
    session: {
      accessToken: session.accessToken,
      renewToken: session.renewToken,
      farewell: session.farewell,
      signOut: () => void session.signOut(),
      signIn: (target, email) => void session.signIn(target, email === undefined ? undefined : { login_hint: email }),
      signUp: (target) => void session.signIn(target, { prompt: 'create' }),
      stepUp: (target) => void session.signIn(target, { acr_values: multiFactor }),
    },
    navigate: navigator.go,
    leave: (url) => location.assign(url),
    currentPath: () => location.pathname + location.search,
    files: {
      save: (name, blob) => saveFile(document, name, blob),
      show: (blob) => URL.createObjectURL(blob),
      release: (url) => URL.revokeObjectURL(url),
    },
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    log,
  };
}

/** A browser reads the file some time after the click. */
const readWithinMs = 60_000;

function saveFile(page: Document, name: string, blob: Blob): void {
  const link = page.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithinMs);
}
