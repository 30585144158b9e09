import type { Farewell, Ports } from '../ports.ts';

/** What a store did to the outside world. */
export interface FakeWorld {
  /** Changed by a test to say where the person is, and with which token. */
  path: string;
  token: string | null | Error;
  navigations: { to: string; replace: boolean }[];
  /** 'signOut', 'signIn /overzicht', 'signUp /', 'stepUp /profiel', 'renewToken'. */
  session: string[];
  /** What became of the session. */
  farewell: Farewell;
  /** Pages of others that the person was sent to. */
  left: string[];
  saved: { name: string; blob: Blob }[];
  shown: Map<string, Blob>;
  logged: unknown[];
  ports: Ports;
}

export const API_BASE = 'https://onderling.example/api/v1';

/** Ports that write down what is asked of them. */
export function fakeWorld(): FakeWorld {
  let count = 0;
  const world: FakeWorld = {
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
      session: {
        accessToken: () => (world.token instanceof Error ? Promise.reject(world.token) : Promise.resolve(world.token)),
        renewToken: () => Promise.resolve(void world.session.push('renewToken')),
        farewell: () => Promise.resolve(world.farewell),
        signOut: () => world.session.push('signOut'),
        signIn: (target = 'here') => world.session.push(`signIn ${target}`),
        signUp: (target) => world.session.push(`signUp ${target}`),
        stepUp: (target) => world.session.push(`stepUp ${target}`),
      },
      navigate: (to, options) => world.navigations.push({ to, replace: options?.replace ?? false }),
      leave: (url) => world.left.push(url),
      currentPath: () => world.path,
      files: {
        save: (name, blob) => world.saved.push({ name, blob }),
        show: (blob) => {
          const url = `blob:${++count}`;
          world.shown.set(url, blob);
          return url;
        },
        release: (url) => world.shown.delete(url),
      },
      now: () => Date.UTC(2026, 3, 14),
      newKey: () => `key-${++count}`,
      log: (problem) => world.logged.push(problem),
    },
  };
  return world;
}
