import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { multipart } from '../../server/test/apiClient.ts';
import { startMollie } from '../../server/test/mollie/standIn.ts';
import { childForm } from '../../server/test/relationForms.ts';
import { freePort } from '../../server/test/serverProcess.ts';
import { startSmtp } from '../../server/test/smtpServer.ts';
import { demand, type Fault, until } from '../fault.ts';
import { call } from '../support/call.ts';
import { makeScene } from '../support/scene.ts';

/** A mail server that accepts a connection and stays silent. */
async function silentServer(): Promise<{ port: number; close: () => void }> {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

export const F14: Fault = {
  name: 'F14',
  what: 'the mail server refuses (451); it is silent; nobody listens: a family member is invited meanwhile',
  async run(given) {
    const [smtp, silent] = [await startSmtp(), await silentServer()];
    given.after(() => smtp.close());
    given.after(() => silent.close());
    const told: string[] = [];
    for (const [what, url] of [
      ['silent', `smtp://127.0.0.1:${silent.port}`],
      ['nobody', `smtp://127.0.0.1:${await freePort()}`],
      ['451', smtp.url],
    ] as const) {
      smtp.says = { sender: '451 later' };
      const scene = await makeScene(given, { families: 1 });
      const [person] = scene.people;
      if (!person) return '';
      let product = await scene.start({ SMTP_URL: url });
      const { payload, boundary } = multipart(childForm({ login: '1', email: `bram.${what}@voorbeeld.example` }), null);
      const saved = await call(product.port, {
        method: 'POST',
        path: '/api/v1/user',
        headers: { ...(await scene.as(person)), 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: payload,
      });
      demand(saved.status === 200, `${what}: saving ${saved.status} ${saved.body}`);
      const failing = async () =>
        /mail_queue\{state="failing"\} [1-9]/u.test((await call(product.figures, { path: '/metrics' })).body);
      const seen = await until(failing, 150_000, `${what}: the queue shows it`);
      if (url !== smtp.url) {
        product.kill('SIGTERM');
        demand((await product.ended) === 0, `${what}: it did not stop`);
        product = await scene.start({ SMTP_URL: smtp.url });
      }
      smtp.says = {};
      const before = smtp.messages.length;
      const came = await until(
        () => Promise.resolve(smtp.messages.length > before),
        200_000,
        `${what}: the mail comes`,
      );
      const copies = smtp.recipients.filter((to) => to.includes(what)).length;
      demand(copies === 1, `${what}: ${copies} copies`);
      told.push(
        `${what}: saved in ${Math.round(saved.milliseconds)} ms, told as failing after ${Math.round(seen / 1000)} s, came ${Math.round(came / 1000)} s after it was well again`,
      );
      product.kill('SIGTERM');
      await product.ended;
    }
    return told.join('; ');
  },
};

interface OrderNow {
  hashid: string;
  status: string;
}

export const F15: Fault = {
  name: 'F15',
  what: 'Mollie is down when somebody pays; its notification is lost; it comes twice and late',
  async run(given) {
    const mollie = await startMollie();
    given.after(() => mollie.close());
    const scene = await makeScene(given, {
      families: 1,
      settings: { MOLLIE_API_KEY: mollie.key, MOLLIE_API_URL: mollie.url },
    });
    const [person] = scene.people;
    if (!person) return '';
    const product = await scene.start();
    mollie.notifyUrl = `http://127.0.0.1:${product.port}/api/v1/payments/webhook`;
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { ...(await scene.as(person)), ...(body ? { 'content-type': 'application/json' } : {}) };
      const answer = await call(product.port, {
        method,
        path: `/api/v1${path}`,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { ...answer, read: () => JSON.parse(answer.body) as { orders: OrderNow[]; checkout: string } };
    };
    const newest = async () => (await ask('GET', '/orders')).read().orders[0];
    const told: string[] = [];
    for (const fate of ['lose', 'twice'] as const) {
      const placed = await ask('POST', '/order', { children: fate === 'lose' ? 3 : 4 });
      demand(placed.status === 200, `ordering: ${placed.status} ${placed.body}`);
      const order = await newest();
      mollie.down = true;
      const refused = await ask('POST', `/order/${order?.hashid}/pay`);
      demand(
        refused.status >= 400 && refused.status !== 500 && refused.status !== 503,
        `paying while it is down: ${refused.status}`,
      );
      mollie.down = false;
      const paying = await ask('POST', `/order/${order?.hashid}/pay`);
      demand(paying.status === 200, `paying: ${paying.status} ${paying.body}`);
      const id = paying.read().checkout.split('/').at(-1) ?? '';
      mollie.notifications = fate;
      // Down again at the moment that the notification comes.
      mollie.down = true;
      await mollie.change(id, { status: 'paid' });
      mollie.down = false;
      const took = await until(async () => (await newest())?.status === 'paid', 60_000, `${fate}: paid`);
      told.push(`${fate}: down ${refused.status}, paid after ${Math.round(took / 1000)} s`);
    }
    const payments = [...mollie.payments.values()].filter(({ status }) => status === 'paid').length;
    demand(payments === 2, `${payments} payments for two orders`);
    return told.join('; ');
  },
};
