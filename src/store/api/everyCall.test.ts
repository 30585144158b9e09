import { readdirSync } from 'node:fs';
import path from 'node:path';
import { selectToasts } from '../modules/toast/toastSlice.ts';
import { html, json, lost, nothing } from '../test/fakeNetwork.ts';
import { stageForEachTest } from '../test/stage.ts';
import type { ApiError } from './apiError.ts';

interface Endpoint {
  initiate: (argument: object, options?: object) => (dispatch: unknown, getState: unknown, extra: unknown) => Promise<unknown>;
}

const stage = stageForEachTest();

/** Every endpoint there is, found where it is written: a new one can't be forgotten. */
function endpointsOf(folder: string): [name: string, endpoint: Endpoint][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('Api.ts'));
  const apis = files.flatMap((name) => Object.values(jest.requireActual<Record<string, { endpoints?: Record<string, Endpoint> }>>(path.join(folder, name))));
  // Each injected api knows the endpoints injected before it.
  const all = new Map(apis.flatMap(({ endpoints }) => Object.entries(endpoints ?? {})));
  return [...all];
}

const endpoints = endpointsOf(path.join(__dirname, '../modules'));

const failures = [
  { what: 'errors', answer: json({ errors: { a: 'Eén.', b: 'Twee.' }, error: 'e', message: 'm' }, 422), text: 'Eén. | Twee.' },
  { what: 'error', answer: json({ error: 'Niet gevonden.', message: 'm' }, 404), text: 'Niet gevonden.' },
  { what: 'message', answer: json({ message: 'Te veel verzoeken.' }, 429), text: 'Te veel verzoeken.' },
  { what: 'nothing', answer: nothing(500), text: 'Internal Server Error' },
  { what: 'a page of a proxy', answer: html(500), text: 'Internal Server Error' },
  { what: 'no network', answer: lost, text: 'We krijgen geen antwoord. Controleer je internetverbinding en probeer het opnieuw.' },
];

/** Longer than a patient call goes on asking. */
const PATIENCE_MS = 60_000;

test('there are calls to look at', () => {
  expect(endpoints.length).toBeGreaterThan(25);
});

describe.each(failures)('R-6.1 R-6.5 every call that fails with $what', ({ answer, text }) => {
  test.each(endpoints)('%s says it once: in a red toast, or in the log when its screen says it', async (_name, endpoint) => {
    jest.useFakeTimers();
    globalThis.fetch = () => Promise.resolve(answer());
    const { store, world } = stage;
    const settled = store.dispatch(endpoint.initiate({}, { forceRefetch: true }) as never) as unknown as Promise<unknown>;
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    await settled;
    const said = [...selectToasts(store.getState()), ...(world.logged as ApiError[]).filter((line) => typeof line.code === 'string')];
    expect(said.map((line) => line.text)).toEqual([text]);
    expect(world.navigations).toEqual([]);
  });
});
