import type { LogoutOutcome, Ports } from '../ports.ts';

/** Everything a store did to the outside world. */
export interface FakeEnvironment {
  /** Set by a test: the person's path, and the token. */
  path: string;
  token: string | null | Error;
  navigations: { to: string; replace: boolean }[];
  /** 'signOut', 'signIn /overzicht', 'signUp /', 'stepUp /profiel', 'renewToken', 'renewRefusedToken'. */
  session: string[];
  /** How the session ended. */
  farewell: LogoutOutcome;
  /** Pages of others that the person was sent to. */
  left: string[];
  saved: { name: string; blob: Blob }[];
  shown: Map<string, Blob>;
  logged: unknown[];
  ports: Ports;
}

export const API_BASE = 'https://onderling.example/api/v1';

/** Ports that record their calls. */
export function fakeEnvironment(): FakeEnvironment {
  let count = 0;
  const environment: FakeEnvironment = {
    path: '/overzicht',
    token: 'the-token',
    navigations: [],
    session: [],
    farewell: 'ended',
    left: [],
    saved: [],
    shown: new Map(),
    logged: [],
    ports: {
      apiBase: () => API_BASE,
      send: (request) => fetch(request),
      family: null,
      session: {
        accessToken: () =>
          environment.token instanceof Error ? Promise.reject(environment.token) : Promise.resolve(environment.token),
        renewToken: (refused) =>
          Promise.resolve(void environment.session.push(refused ? 'renewRefusedToken' : 'renewToken')),
        farewell: () => Promise.resolve(environment.farewell),
        signOut: () => environment.session.push('signOut'),
        signIn: (target = 'here') => environment.session.push(`signIn ${target}`),
        signUp: (target) => environment.session.push(`signUp ${target}`),
        stepUp: (target) => environment.session.push(`stepUp ${target}`),
      },
      navigate: (to, options) => environment.navigations.push({ to, replace: options?.replace ?? false }),
      leave: (url) => environment.left.push(url),
      currentPath: () => environment.path,
      files: {
        save: (name, blob) => environment.saved.push({ name, blob }),
        show: (blob) => {
          const url = `blob:${++count}`;
          environment.shown.set(url, blob);
          return url;
        },
        release: (url) => environment.shown.delete(url),
      },
      now: () => Date.UTC(2026, 3, 14),
      newKey: () => `key-${++count}`,
      log: (problem) => environment.logged.push(problem),
    },
  };
  return environment;
}
