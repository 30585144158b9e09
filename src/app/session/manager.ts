import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { User, UserManagerSettings } from 'oidc-client-ts';
import type { AppConfig } from '../../../domain/wire/config.ts';
import { paths } from '../../paths.ts';
import type { EarlyLogin, Question } from '../early/earlyLogin.ts';
import type { SessionSurroundings } from './surroundings.ts';
import { NoRefreshToken } from './failures.ts';

/**
 * The OpenID Connect client: authorization code with PKCE. Tokens stay in memory; sessionStorage holds only
 * state, nonce and verifier, until the provider's answer (S-111). It renews itself before the access token runs out.
 */
export function createManager(
  oidc: AppConfig['oidc'],
  origin: string,
  { provider, begun }: Pick<SessionSurroundings, 'provider' | 'begun'>,
): Client {
  return new Client(begun, {
    ...(provider && { metadata: provider }),
    authority: oidc.authority,
    client_id: oidc.clientId,
    scope: oidc.scope,
    resource: oidc.resource,
    extraTokenParams: { resource: oidc.resource },
    redirect_uri: origin + paths.signedIn,
    post_logout_redirect_uri: origin + paths.logout,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    monitorSession: false,
    requestTimeoutInSeconds: 20,
    loadUserInfo: false,
  });
}

interface TokenClient {
  exchangeCode: (args: { code: string }) => Promise<object>;
}

/** Checks that the library lacks: the issuer of an answer, and the API that a renewed token is for. */
export class Client extends UserManager {
  private renewing: Promise<User | null> | undefined;
  private begun: EarlyLogin | null;

  constructor(begun: EarlyLogin | null, settings: UserManagerSettings) {
    super(settings);
    this.begun = begun;
    // The library calls the provider itself, without a hook; all we replace is its code exchange.
    const { _tokenClient: library } = (this._client as unknown as { _validator: { _tokenClient: TokenClient } })
      ._validator;
    const exchange = library.exchangeCode.bind(library);
    library.exchangeCode = async (args) => (await this.tokensFor(args.code)) ?? exchange(args);
  }

  /** The tokens for a code that was exchanged before the app was loaded; they are checked like any others. */
  private async tokensFor(code: string): Promise<object | null> {
    const answer = await this.begun?.answer;
    return answer?.code === code ? ((await this.begun?.tokens) ?? null) : null;
  }

  /** Stores a request as the library does, until its answer is read. */
  private async keep({ state: id, nonce, verifier, asked }: Question, data: unknown): Promise<void> {
    const { authority, client_id, redirect_uri, scope, extraTokenParams, stateStore } = this.settings;
    const question = { authority, client_id, redirect_uri, scope, extraTokenParams, nonce };
    const kept = { ...question, id, data, created: asked, request_type: 'si:r', code_verifier: verifier };
    await stateStore.set(id, JSON.stringify(kept));
  }

  /** Refuses the answer of another issuer before its code is used (RFC 9207, S-110). */
  override async signinCallback(url = location.href): Promise<User | undefined> {
    const issuer = new URL(url).searchParams.get('iss');
    if (issuer !== null && issuer !== (await this.metadataService.getIssuer()))
      throw new Error('The answer comes from another issuer.');
    return super.signinCallback(url);
  }

  /**
   * Asks the provider for a login without leaving this page (prompt=none), which only works when it is on our own
   * origin: elsewhere the address of the answer can't be read.
   * @returns the address with its answer, to be read like any other; null when it wants to show a page of its own.
   */
  async answerInPlace(state: unknown): Promise<string | null> {
    const early = await this.begun?.answer.catch(() => undefined);
    if (early === null) return null;
    // A code without tokens may have been used, its answer lost: using it again would be refused, so it asks again.
    if (this.begun && early && (await this.begun.tokens) !== null) {
      await this.keep(this.begun.question, state);
      return early.address;
    }
    const { authority, redirect_uri: back, stateStore, requestTimeoutInSeconds: patience = 0 } = this.settings;
    if (new URL(authority).origin !== new URL(back).origin) return null;
    const question = await this._client.createSigninRequest({
      request_type: 'si:r',
      prompt: 'none',
      nonce: crypto.randomUUID(),
      state,
    });
    const { url } = await fetch(question.url, { signal: AbortSignal.timeout(patience * 1000) });
    if (url.startsWith(`${back}?`) && new URL(url).searchParams.has('code')) return url;
    await stateStore.remove(question.state.id);
    return null;
  }

  /** Once for all callers: a refresh token is good for one use. Never by a frame: our own pages forbid being framed. */
  override signinSilent(): Promise<User | null> {
    return (this.renewing ??= this.renew().finally(() => (this.renewing = undefined)));
  }

  private async renew(): Promise<User | null> {
    // Not getUser: in the last minute of a token that resets the library's renewal timer to one second.
    if (!(await this._loadUser())?.refresh_token) throw new NoRefreshToken();
    const { resource } = this.settings;
    return super.signinSilent({ ...(resource && { resource }), extraTokenParams: { resource: String(resource) } });
  }
}
