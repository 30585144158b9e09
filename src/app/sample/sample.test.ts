import { routes } from '../routes.ts';
import type { Sample } from '../../../domain/wire/sample.ts';
import { keepNothing, memoryStorage } from './memoryStorage.ts';
import { NotInSample } from './NotInSample.tsx';
import { sampleRoutes } from './sampleRoutes.ts';
import { SAMPLE_BASE, sampleSend } from './sampleSend.ts';

/** As the build records it (demo/recordSample.ts), in miniature. */
const sample: Sample = {
  day: '2026-11-29',
  answers: { contracts: [{ hashid: 'ef97wdp3drsv98js' }], 'gifts/meter?year=2026': { meters: [] } },
};
const send = sampleSend(sample);
const request = (path: string, method = 'GET', body = {}) =>
  ({
    method,
    url: new URL(`${SAMPLE_BASE}/${path}`, location.origin).href,
    json: () => Promise.resolve(body),
  }) as Request;

/** Screens that do more than show, by the name of their row. */
const NEVER = ['teken', 'eigen-familie', 'admin', 'admin-profile', 'meedoen', 'register', 'logout', 'inzage', 'mfa'];

describe('the network of the sample', () => {
  it('answers with the recording', async () => {
    const answer = await send(request('contracts'));
    expect([answer.status, await answer.json()]).toEqual([200, sample.answers['contracts']]);
    expect((await send(request('gifts/meter?year=2026'))).status).toBe(200);
  });

  it('answers what places cost, but not with a code: that is not recorded', async () => {
    const price = { total: 1_250 };
    const priced = sampleSend({ answers: { 'order/quote?children=3': price } });
    const ask = (body: object) => priced(request('order/quote', 'POST', body));
    const answer = await ask({ children: 3 });
    expect([answer.status, await answer.json()]).toEqual([200, price]);
    expect((await ask({ children: 3, code: 'NOTARIS' })).status).toBe(405);
    expect((await ask({ children: 4 })).status).toBe(405);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'S-486 refuses a change by %s with a message, and sends nothing',
    async (method) => {
      const answer = await send(request('contract', method));
      expect([answer.status, await answer.json()]).toEqual([
        405,
        { message: 'Dit is een voorbeeld. Er wordt niets bewaard.' },
      ]);
    },
  );

  it.each(['export', 'contract?hashid=gok', '__proto__', 'constructor', '../user', 'contracts?familie=x'])(
    'S-494 has nothing at an address that was not recorded: %s',
    async (path) => {
      const answer = await send(request(path));
      expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([404, ['message']]);
    },
  );
});

describe('the storage of the sample', () => {
  it('S-487 works like the browser’s, in memory alone', () => {
    const storage = memoryStorage();
    storage.setItem('onderling.concept.x', 'een');
    expect([storage.getItem('onderling.concept.x'), storage.length, Object.keys(storage), storage.key(0)]).toEqual([
      'een',
      1,
      ['onderling.concept.x'],
      'onderling.concept.x',
    ]);
    expect([storage.getItem('getItem'), storage.key(1)]).toEqual([null, null]);
    storage.removeItem('onderling.concept.x');
    storage.setItem('twee', '2');
    storage.clear();
    expect([storage.length, storage.getItem('twee')]).toEqual([0, null]);
  });

  it('S-488 replaces both of the browser’s, so that a real draft is neither read nor changed', () => {
    const kept = { getItem: () => 'van mij' } as unknown as Storage;
    const page = { localStorage: kept, sessionStorage: kept } as Window;
    keepNothing(page);
    expect([page.localStorage.getItem('x'), page.sessionStorage.getItem('x')]).toEqual([null, null]);
  });
});

describe('the screens of the sample', () => {
  it('S-493 only show a family, and ask for no login', () => {
    const shown = sampleRoutes(routes);
    expect(shown.every(({ access }) => access === 'open')).toBe(true);
    expect(shown.filter(({ name }) => NEVER.includes(name))).toEqual([]);
    expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(['overzicht', 'lening', 'error-404']));
  });

  it('say of a product screen that it is not in the sample, rather than that it does not exist', async () => {
    const astray = sampleRoutes(routes).find(({ name }) => name === 'error-404');
    expect(astray?.title).toBe('Dit zit niet in het voorbeeld');
    expect(await astray?.load()).toBe(NotInSample);
  });
});
