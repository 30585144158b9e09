/**
 * The end of the session for /logout: ended by the provider, ended in another tab of this browser, or requested without
 * an answer.
 */
export type LogoutOutcome = 'ended' | 'elsewhere' | 'unsure';

/** Everything the store needs from the outside world. The app provides the real ones (src/app), the tests fakes. */
export interface Ports {
  /** Base of the API, version 1, without a trailing slash (R-5.13: known at run time only). */
  apiBase(): string;
  /** Sends a call; a call made before the app was loaded answers for it. Rejects without an answer. */
  send(request: Request): Promise<Response>;
  /** The hashid of this page's family, for as long as it is loaded; null: the signed-in person's oldest. */
  family: string | null;
  session: {
    /**
     * The access token, renewed when it had run out; null when nobody is signed in. Rejects when the provider does not
     * answer.
     */
    accessToken(): Promise<string | null>;
    /**
     * Requests a new access token, though the old one still works. Never rejects: without a new one the old one stays, unless the
     * API rejected it: then a login starts.
     */
    renewToken(refused?: boolean): Promise<void>;
    /** Ends the session, here and at the identity provider. */
    signOut(): void;
    /**
     * Returns the outcome for the session, for the screen that shows it; without an answer to our request the session
     * is ended first.
     */
    farewell(): Promise<LogoutOutcome>;
    /** Starts a login that comes back to `target`, a path with its query; by default to the current path. */
    signIn(target?: string, email?: string): void;
    /** Starts making an account at the identity provider, that comes back to `target`. */
    signUp(target: string): void;
    /** Starts a login with the second factor, that comes back to `target`. */
    stepUp(target: string): void;
  };
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Leaves the app for an external page that sends the person back: a payment provider's. */
  leave(url: string): void;
  /** Path and query of the screen: '/lening/abc?jaar=2026'. */
  currentPath(): string;
  files: {
    /** Offers the file to the person as a download. */
    save(name: string, blob: Blob): void;
    /** An object URL under which the app can show the file, until it is released. */
    show(blob: Blob): string;
    release(url: string): void;
  };
  /** Milliseconds since 1970. */
  now(): number;
  /** A new random key, for a call that may be repeated but must take effect once. */
  newKey(): string;
  log(error: unknown): void;
}
