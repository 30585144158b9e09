import { config } from '../../test/config.ts';
import { formOf, startProvider, type TestProvider } from '../../test/provider.ts';
import { createManager } from '../session/manager.ts';
import type { EarlyLogin } from './earlyLogin.ts';
import { beginLogin } from './login.ts';

let provider: TestProvider;
beforeEach(async () => {
  sessionStorage.clear();
  provider = await startProvider();
  provider.knowsWho = true;
});
afterEach(() => provider.close());

const addresses = () => ({
  issuer: provider.issuer,
  authorization_endpoint: `${provider.issuer}/auth`,
  token_endpoint: `${provider.issuer}/token`,
});
const oidc = () => ({ ...config.oidc, authority: provider.issuer });
const back = () => `${provider.issuer}/aangemeld`;
const call = () => `${provider.issuer}/api/v1/contracts`;

const begin = (family: string | null = null): EarlyLogin =>
  beginLogin({ provider: addresses(), oidc: oidc(), back: back(), calls: [call()], family });
/** The app's client, on a page at the provider's own origin. */
const client = (begun: EarlyLogin | null) => createManager(oidc(), provider.issuer, { provider: addresses(), begun });

async function logIn(begun: EarlyLogin | null) {
  const asked = client(begun);
  const address = await asked.answerInPlace({ target: '/overzicht' });
  return address === null ? null : asked.signinCallback(address);
}

describe('a login started before the app is loaded', () => {
  it('is taken over by the app: one request, one exchange, and nothing left in the browser', async () => {
    const user = await logIn(begin());
    expect([user?.access_token, user?.state]).toEqual(['token-1', { target: '/overzicht' }]);
    expect(provider.asked).toHaveLength(1);
    expect(Object.fromEntries(provider.asked[0]!)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'x',
      redirect_uri: back(),
      client_id: config.oidc.clientId,
      resource: config.oidc.resource,
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
    });
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('does not happen where the provider wants to show a page of its own', async () => {
    provider.knowsWho = false;
    expect(await logIn(begin())).toBeNull();
    expect(provider.asked).toEqual([]);
  });

  it.each([
    ['to another request', (answer: URLSearchParams) => answer.set('state', 'foreign'), back],
    ['of another issuer', (answer: URLSearchParams) => answer.set('iss', 'https://evil.example'), back],
    ['for another site', () => undefined, () => 'https://evil.example/aangemeld'],
  ])('S-110 an answer %s is not exchanged', async (_what, change, action) => {
    provider.form = (_action, answer) => {
      change(answer);
      return formOf(action(), answer);
    };
    expect(await begin().answer).toBeNull();
    expect(provider.asked).toEqual([]);
  });

  it('S-110 the app refuses tokens with the nonce of another request', async () => {
    const begun = begin();
    await begun.answer;
    const other = begin();
    await other.answer;
    await expect(logIn({ ...begun, tokens: other.tokens })).rejects.toThrow(/nonce/);
  });

  it('is started again by the app when it found no session', async () => {
    const nobody = beginLogin({
      provider: { ...addresses(), authorization_endpoint: 'http://127.0.0.1:9/auth' },
      oidc: oidc(),
      back: back(),
      calls: [],
      family: null,
    });
    expect(await client(nobody).answerInPlace({})).toMatch(/\/aangemeld\?code=x/);
  });

  it('is started again by the app when its code gave no tokens: a used code is never exchanged twice', async () => {
    provider.refuses = true;
    const begun = begin();
    await begun.tokens;
    provider.refuses = false;
    expect((await logIn(begun))?.access_token).toBe('token-2');
    expect(provider.asked.map((asked) => asked.get('code'))).toEqual(['x', 'x2']);
  });

  it('is refused after two refusals', async () => {
    provider.refuses = true;
    await expect(logIn(begin())).rejects.toThrow('invalid_grant');
    expect(provider.asked).toHaveLength(2);
  });
});

describe('the first calls', () => {
  const request = (headers: Record<string, string>) => new Request(call(), { headers });
  const token = { authorization: 'Bearer token-1' };

  it('answer the call that is the same, once', async () => {
    const begun = begin();
    await begun.tokens;
    expect((await begun.taken(request(token)))?.status).toBe(200);
    expect(begun.taken(request(token))).toBeNull();
  });

  it.each([
    ['with another token', null, { authorization: 'Bearer other' }],
    ['without a token', null, {}],
    ['in another family', 'one', { ...token, 'onderling-family': 'other' }],
    ['in no family', 'one', token],
  ])('do not answer a call %s', async (_what, family, headers) => {
    const begun = begin(family);
    await begun.tokens;
    expect(begun.taken(request(headers))).toBeNull();
  });
});
