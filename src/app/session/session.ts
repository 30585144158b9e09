import type { User } from 'oidc-client-ts';
import { paths, withReturn } from '../../paths.ts';
import type { LogoutOutcome } from '../../store/ports.ts';
import { errorPath } from './errorPath.ts';
import { endAtProvider, farewell, rememberReason } from './farewell.ts';
import { isRefusal } from './failures.ts';
import type { Client } from './manager.ts';
import type { SessionSurroundings } from './surroundings.ts';

/** The extra wishes of a login at the provider (OpenID Connect Core 3.1.2.1; OpenID Connect Prompt Create). */
interface SignInWish {
  acr_values?: string;
  prompt?: 'create';
  /** The address that was just typed. */
  login_hint?: string;
  /** Not of OpenID Connect: why somebody is at the login page again. Providers pass over what they do not know. */
  extraQueryParams?: { why: 'expired' };
}

export interface Session {
  /** The OpenID Connect client, fetched on first need: open pages never load it. */
  manager: () => Promise<Client>;
  /**
   * Goes to the provider and, with the answer, to the target, by default exactly this path. `wish` asks for a
   * stronger login, or for registration.
   */
  signIn: (target?: string, wish?: SignInWish) => Promise<void>;
  /**
   * As signIn, but without a page of the provider if it allows that: this page then stays, at the address of the answer.
   */
  signInInPlace: (target: string) => Promise<void>;
  /** Renewed when it had run out; null when nobody is signed in. Rejects when the provider does not answer. */
  accessToken: () => Promise<string | null>;
  /**
   * A new access token, though the old one still works; without an answer the old one stays. One that the API rejected does
   * not: when the new one is refused too, a login starts.
   */
  renewToken: (refused?: boolean) => Promise<void>;
  signOut: () => Promise<void>;
  /** Tells /logout the outcome for the session; ends it there when nobody asked for that yet. */
  farewell: () => Promise<LogoutOutcome>;
}

/** The session of this tab: in memory only, so that a reload asks the provider again. */
export function createSession(around: SessionSurroundings): Session {
  const { oidc } = around.config;
  // One for both directions: a second one in this page would receive the first's message, and end its own logout.
  const tabs = new BroadcastChannel('onderling-uitgelogd');
  let loading: Promise<Client> | undefined;
  let parting: Promise<LogoutOutcome> | undefined;
  let user: User | null = null;
  let leaving = false;

  const load = async (): Promise<Client> => {
    const { createManager } = await import(/* webpackChunkName: "signed-in" */ './manager.ts');
    const manager = createManager(oidc, around.here().origin, around);
    manager.events.addUserLoaded((loaded) => {
      user = loaded;
      around.signedIn(loaded.profile);
    });
    manager.events.addUserUnloaded(() => {
      user = null;
    });
    manager.events.addSilentRenewError(around.log);
    // Another tab logged out; it says whether the session ends by that.
    tabs.addEventListener('message', ({ data: ends }) => {
      if (user === null) return;
      leaving = true;
      if (!ends) return void endLocally();
      rememberReason('elsewhere');
      around.leave(withReturn(paths.logout, pathOf(around.here())));
    });
    return manager;
  };
  const manager = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  /**
   * Forgets the signed-in person when it is unknown whether the provider did. Not by loading another page: offline that
   * would be the browser's error page, and nobody could read why.
   */
  const endLocally = async (): Promise<void> => {
    rememberReason('asked');
    // Until /logout is shown, the current page would log in again.
    if (user === null) leaving = false;
    else await (await manager()).removeUser();
    around.navigate(paths.logout);
  };

  const signIn = async (target = pathOf(around.here()), wish: SignInWish = {}): Promise<void> => {
    if (leaving) return;
    leaving = true;
    try {
      const client = await manager();
      await client.signinRedirect({
        state: { target },
        nonce: crypto.randomUUID(),
        redirectMethod: 'replace',
        ...wish,
      });
    } catch (error) {
      leaving = false;
      around.log(error);
      around.navigate(errorPath('inloggen_onbereikbaar'));
    }
  };

  const signInInPlace = async (target: string): Promise<void> => {
    const answer = await manager()
      .then((client) => client.answerInPlace({ target }))
      .catch((error: unknown) => {
        around.log(error);
        return null;
      });
    if (answer === null) await signIn(target);
    else around.arrive(answer);
  };

  const renew = async (): Promise<string> => {
    const client = await manager();
    try {
      const renewed = await client.signinSilent();
      if (!renewed) throw new Error('Renewal failed.');
      return renewed.access_token;
    } catch (error) {
      around.log(error);
      const token = currentToken();
      if (token) return token;
      // The provider refused: its own page decides what is needed, and this page is done.
      if (isRefusal(error)) await signIn(undefined, { extraQueryParams: { why: 'expired' } });
      throw error;
    }
  };

  const currentToken = (): string | null => (user && !user.expired ? user.access_token : null);

  return {
    manager,
    signIn,
    signInInPlace,
    accessToken: async () => user && (currentToken() ?? (await renew())),
    renewToken: async (refused = false) => {
      if (refused && user) user.expires_in = 0;
      await renew().catch(around.log);
    },
    signOut: async () => {
      if (leaving) return;
      leaving = true;
      try {
        await reach(oidc.authority);
        const client = await manager();
        tabs.postMessage(true);
        await endAtProvider(client);
      } catch (error) {
        around.log(error);
        tabs.postMessage(false);
        await endLocally();
      }
    },
    farewell: () => {
      leaving = false;
      return (parting ??= farewell(around, manager));
    },
  };
}

/** The timeout for reaching the provider, in milliseconds. */
const REACHED_WITHIN_MS = 5_000;

/** Rejects when the provider does not answer: then its page must not be opened. */
const reach = (authority: string): Promise<unknown> =>
  fetch(`${authority}/.well-known/openid-configuration`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(REACHED_WITHIN_MS),
  });

const pathOf = (url: URL): string => url.pathname + url.search + url.hash;
