import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An identity provider as small as the app's side of the protocol allows: discovery and a token endpoint. */
export interface TestProvider {
  issuer: string;
  /** The nonce it puts in the next identity token. */
  nonce: string;
  /** Lifetime of its tokens, in seconds. */
  lifetime: number;
  /** Whether it refuses every token request. */
  refuses: boolean;
  /** Whether the browser has a session with it, so that it can answer without its own page (prompt=none). */
  knowsWho: boolean;
  /** The page that sends its answer on to us (OAuth 2.0 Form Post Response Mode). */
  form: (action: string, answer: URLSearchParams) => string;
  /** The token requests it got. */
  asked: URLSearchParams[];
  close: () => Promise<void>;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startProvider(): Promise<TestProvider> {
  let questions = 0;
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { pathname, searchParams: question } = new URL(request.url ?? '/', provider.issuer);
    if (pathname === '/auth' && question.get('prompt') === 'none') {
      provider.nonce = question.get('nonce') ?? '';
      questions += 1;
      const code = questions === 1 ? 'x' : `x${questions}`;
      const answered = provider.knowsWho ? `code=${code}` : 'error=login_required';
      const back = question.get('redirect_uri') ?? '';
      const answer = `${answered}&state=${question.get('state') ?? ''}`;
      if (question.get('response_mode') === 'form_post') {
        response.writeHead(200, { 'content-type': 'text/html' }).end(provider.form(back, new URLSearchParams(answer)));
        return;
      }
      const location = `${back}?${answer}`;
      response.writeHead(303, { location }).end();
      return;
    }
    if (request.method === 'GET') {
      answer(200, {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/auth`,
        token_endpoint: `${provider.issuer}/token`,
        end_session_endpoint: `${provider.issuer}/end`,
      });
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      provider.asked.push(new URLSearchParams(body));
      if (provider.refuses) answer(400, { error: 'invalid_grant' });
      else answer(200, tokens(provider));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const provider: TestProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nonce: '',
    lifetime: 600,
    refuses: false,
    knowsWho: false,
    form: formOf,
    asked: [],
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return provider;
}

export const formOf = (action: string, answer: URLSearchParams): string =>
  `<form method="post" action="${action}">${[...answer]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`)
    .join('')}</form>`;

function tokens({ issuer, nonce, lifetime, asked }: TestProvider): object {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    aud: 'onderling-app',
    sub: '1',
    iat: now,
    exp: now + lifetime,
    nonce,
    'https://onderling.example/roles': ['superadmin'],
  };
  return {
    access_token: `token-${asked.length}`,
    refresh_token: 'refresh',
    token_type: 'Bearer',
    expires_in: lifetime,
    scope: 'openid',
    id_token: `${part({ alg: 'none' })}.${part(claims)}.x`,
  };
}
