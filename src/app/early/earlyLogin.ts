/** The provider's own addresses, as it publishes them (OpenID Connect Discovery 1.0). */
export interface Provider {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  end_session_endpoint?: string;
  revocation_endpoint?: string;
}

/** The values that identify the provider's answer to our request (S-110). */
export interface Question {
  state: string;
  nonce: string;
  verifier: string;
  /** In seconds since 1970. */
  asked: number;
}

export interface LoginAnswer {
  code: string;
  /** Our own address as the provider returns to it: with code, state and issuer. */
  address: string;
}

/** A login and a page's first calls, started before the app was loaded (docs/decisions/0034). */
export interface EarlyLogin {
  question: Question;
  /** Null when the provider wants to show a page of its own. Rejects when it does not answer. */
  answer: Promise<LoginAnswer | null>;
  /** The provider's tokens for that code; null when it gave none. Never rejects. */
  tokens: Promise<object | null>;
  /** The answer to exactly this call, if it was made already: each only once. */
  taken: (request: Request) => Promise<Response> | null;
}

declare global {
  interface Window {
    onderlingBegun?: EarlyLogin;
  }
}

/** The login that begin.ts started, for the first caller: after that the page has no other way to it. */
export function takeEarlyLogin(page: Window): EarlyLogin | null {
  const begun = page.onderlingBegun ?? null;
  delete page.onderlingBegun;
  return begun;
}

/** The value that the server wrote in an element of the page; null where it didn't, as under the development server. */
export function embeddedJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent ?? '';
  return text.startsWith('{') ? JSON.parse(text) : null;
}
