import type { AppConfig } from '../../../domain/wire/config.ts';
import type { EarlyLogin, LoginAnswer, Provider, Question } from './earlyLogin.ts';

interface Wish {
  provider: Provider;
  oidc: AppConfig['oidc'];
  /** Our own address for the provider's answer. */
  back: string;
  /** Addresses of the API, to be called as soon as there is a token. */
  calls: readonly string[];
  family: string | null;
}

/** The timeout for any answer, in milliseconds. */
const TIMEOUT_MS = 20_000;
const patience = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) });

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Asks for the session without a page of the provider (prompt=none), as the app's client does. The answer comes as a
 * form (OAuth 2.0 Form Post Response Mode), which takes one round trip; to follow a redirect takes two.
 */
async function ask({ provider, oidc, back }: Wish, { state, nonce, verifier }: Question): Promise<LoginAnswer | null> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    client_id: oidc.clientId,
    redirect_uri: back,
    response_type: 'code',
    response_mode: 'form_post',
    scope: oidc.scope,
    resource: oidc.resource,
    prompt: 'none',
    state,
    nonce,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  const page = await fetch(`${provider.authorization_endpoint}?${query.toString()}`, patience());
  const form = new DOMParser().parseFromString(await page.text(), 'text/html').forms[0];
  if (form?.getAttribute('action') !== back) return null;
  const answer = new URLSearchParams(
    [...form.querySelectorAll('input')].map(({ name, value }): [string, string] => [name, value]),
  );
  const code = answer.get('code');
  // A code from another issuer, or for another request, is not exchanged (S-110).
  const ours = answer.get('state') === state && (answer.get('iss') ?? provider.issuer) === provider.issuer;
  return code !== null && ours ? { code, address: `${back}?${answer.toString()}` } : null;
}

async function handIn({ provider, oidc, back }: Wish, code: string, verifier: string): Promise<object | null> {
  const answer = await fetch(provider.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: oidc.clientId,
      redirect_uri: back,
      code,
      code_verifier: verifier,
      resource: oidc.resource,
    }),
    ...patience(),
  });
  return answer.ok ? ((await answer.json()) as object) : null;
}

/** Starts it all without waiting. */
export function beginLogin(wish: Wish): EarlyLogin {
  const question = { state: random(), nonce: random(), verifier: random(), asked: Math.floor(Date.now() / 1_000) };
  const answer = ask(wish, question);
  const tokens = answer.then((given) => given && handIn(wish, given.code, question.verifier)).catch(() => null);
  const made = new Map<string, { headers: Record<string, string>; answer: Promise<Response> }>();
  void tokens.then((given) => {
    const token = given && 'access_token' in given ? String(given.access_token) : null;
    if (token === null) return;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(wish.family !== null && { 'onderling-family': wish.family }),
    };
    for (const url of wish.calls) {
      const response = fetch(url, { headers, ...patience() });
      // A consumer, if any, handles the rejection.
      response.catch(() => null);
      made.set(url, { headers, answer: response });
    }
  });
  return {
    question,
    answer,
    tokens,
    taken: ({ method, url, headers }) => {
      const call = method === 'GET' ? made.get(url) : undefined;
      if (call === undefined) return null;
      made.delete(url);
      const same = ['authorization', 'onderling-family'].every(
        (name) => headers.get(name) === (call.headers[name] ?? null),
      );
      return same ? call.answer : null;
    },
  };
}
