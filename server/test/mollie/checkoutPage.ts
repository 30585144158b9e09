import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MollieStandIn } from './mollieStandIn.ts';
import type { StandInPayment } from './payment.ts';

const CHOICES: Readonly<Record<string, StandInPayment['status']>> = {
  Betaald: 'paid',
  Mislukt: 'failed',
  Geannuleerd: 'canceled',
  Verlopen: 'expired',
  'Nog open': 'open',
};

/** The page where a person pays, as Mollie's own test mode has it: choose how it ends, and go back to the shop. */
export async function checkoutPage(
  mollie: MollieStandIn,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  body: string,
): Promise<void> {
  const payment = mollie.payments.get(id);
  if (!payment) return void response.writeHead(404).end();
  if (request.method === 'POST') {
    const status = CHOICES[new URLSearchParams(body).get('status') ?? ''] ?? 'open';
    if (status !== 'open') await mollie.change(id, { status });
    return void response.writeHead(303, { location: payment.redirectUrl }).end();
  }
  const buttons = Object.keys(CHOICES)
    .map((name) => `<p><button name="status" value="${name}">${name}</button></p>`)
    .join('');
  const page = `<!doctype html><html lang="nl"><title>Mollie (namaak)</title><h1>${payment.amount.currency} ${payment.amount.value}</h1><form method="post">${buttons}</form></html>`;
  return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}
