import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkoutPage } from './checkoutPage.ts';
import type { MollieStandIn } from './mollieStandIn.ts';
import { problem, refusal, type StandInPayment } from './payment.ts';

export async function startMollie(options: { port?: number; key?: string } = {}): Promise<MollieStandIn> {
  const key = options.key ?? 'test_standinstandinstandin';
  const byKey = new Map<string, string>();
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const made: MollieStandIn = {
    url,
    key,
    payments: new Map(),
    calls: [],
    notifications: 'send',
    notifyUrl: null,
    down: false,
    async change(id, change) {
      const payment = made.payments.get(id);
      if (!payment) throw new Error(`The stand-in has no payment ${id}.`);
      Object.assign(payment, change, { isCancelable: false });
      if (payment.status === 'paid') Object.assign(payment, { paidAt: new Date().toISOString(), method: 'ideal' });
      if (payment.status !== 'open') delete payment._links.checkout;
      const address = payment.webhookUrl ?? made.notifyUrl;
      const times = { send: 1, lose: 0, twice: 2 }[made.notifications];
      if (address)
        await Promise.all(
          Array.from({ length: times }, () => fetch(address, { method: 'POST', body: new URLSearchParams({ id }) })),
        );
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', url);
    const body = await read(request);
    if (pathname.startsWith('/checkout/'))
      return checkoutPage(made, request, response, pathname.slice('/checkout/'.length), body);
    made.calls.push(`${request.method} ${pathname}`);
    const json = (status: number, content: object) =>
      response
        .writeHead(status, { 'content-type': 'application/hal+json; charset=utf-8' })
        .end(JSON.stringify(content));
    if (made.down)
      return void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service unavailable</h1>');
    if (request.headers.authorization !== `Bearer ${key}`)
      return void json(401, problem(401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate'));
    const id = /^\/v2\/payments\/([\w%]+)$/.exec(pathname)?.[1];
    if (request.method === 'POST' && pathname === '/v2/payments')
      return void json(
        ...create(JSON.parse(body) as Record<string, unknown>, String(request.headers['idempotency-key'] ?? '')),
      );
    const payment = id === undefined ? undefined : made.payments.get(id);
    if (!payment) return void json(404, problem(404, 'Not Found', 'No payment exists with this token.'));
    if (request.method === 'GET') return void json(200, payment);
    if (request.method !== 'DELETE')
      return void json(405, problem(405, 'Method Not Allowed', 'This method is not allowed here.'));
    if (!payment.isCancelable)
      return void json(422, problem(422, 'Unprocessable Entity', 'The payment cannot be canceled'));
    await made.change(payment.id, { status: 'canceled' });
    return void json(200, payment);
  }

  function create(body: Record<string, unknown>, idempotencyKey: string): [number, object] {
    const known = made.payments.get(byKey.get(idempotencyKey) ?? '');
    if (idempotencyKey !== '' && known) return [201, known];
    const wrong = refusal(body);
    if (wrong) return [wrong.status, wrong];
    const id = `tr_${randomBytes(5).toString('hex')}`;
    const { amount, description, redirectUrl, webhookUrl, metadata, locale } = body as unknown as StandInPayment;
    const payment: StandInPayment = {
      resource: 'payment',
      id,
      mode: key.startsWith('live_') ? 'live' : 'test',
      createdAt: new Date().toISOString(),
      status: 'open',
      isCancelable: true,
      amount,
      description,
      redirectUrl,
      metadata,
      method: null,
      ...(webhookUrl ? { webhookUrl } : {}),
      ...(locale ? { locale } : {}),
      _links: {
        self: { href: `${url}/v2/payments/${id}`, type: 'application/hal+json' },
        checkout: { href: `${url}/checkout/${id}`, type: 'text/html' },
      },
    };
    made.payments.set(id, payment);
    if (idempotencyKey !== '') byKey.set(idempotencyKey, id);
    return [201, payment];
  }
  return made;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
