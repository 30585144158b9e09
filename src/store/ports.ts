/**
 * The end of the session as /logout knows it: ended by the provider, ended in another tab of this browser, or asked for
 * without an answer.
 */
export type LogoutOutcome = 'ended' | 'elsewhere' | 'unsure';

/** Everything the store asks of the outside world. The app gives the real ones (src/app), the tests give fakes. */
export interface Ports {
  /** Base of the API, version 1, without a trailing slash (R-5.13: known at run time only). */
  apiBase(): string;
  /** Sends a call; what was sent before the app was there answers for it. Rejects when nobody answers. */
  send(request: Request): Promise<Response>;
  /** The hashid of the family this page stands in, for as long as it is loaded; null: the oldest of who is signed in. */
  family: string | null;
  session: {
    /**
     * The access token, renewed when it had run out; null when nobody is signed in. Rejects when the provider does not
     * answer.
     */
    accessToken(): Promise<string | null>;
    /**
     * Asks for a new access token, though the old one still works. Never rejects: without a new one the old one stays, but for one
     * that the API took for none: then a login begins.
     */
    renewToken(refused?: boolean): Promise<void>;
    /** Ends the session, here and at the identity provider. */
    signOut(): void;
    /**
     * Tells what became of the session, for the screen that says so; without an answer to a question of ours the
     * session is ended first.
     */
    farewell(): Promise<LogoutOutcome>;
    /** Starts a login that comes back to `target`, a path with its query; without one to the path of now. */
    signIn(target?: string, email?: string): void;
    /** Starts making an account at the identity provider, that comes back to `target`. */
    signUp(target: string): void;
    /** Starts a login with the second factor, that comes back to `target`. */
    stepUp(target: string): void;
  };
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Leaves the app for a page of somebody else, that sends the person back: the page of a payment provider. */
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
  /** A new random key, for a call that may be repeated but must have its effect once. */
  newKey(): string;
  log(error: unknown): void;
}
