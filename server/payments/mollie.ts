import type { MollieSettings } from '../env/selling.ts';

interface Money {
  currency: string;
  /** In cents, or in units for a currency without cents. */
  cents: number;
}

/** A payment as Mollie shows it (docs.mollie.com, Payments API v2): the fields we use. */
export interface MolliePayment {
  id: string;
  mode: string;
  status: string;
  amount: Money;
  refunded: Money | null;
  chargedBack: Money | null;
  /** The hashid of the order, as sent by us. */
  order: string | null;
  checkoutUrl: string | null;
}

/** Mollie did not answer, or not with a payment. The state is unknown: ask again later. */
export class ProviderDown extends Error {}

const ANSWER_WITHIN_MS = 5_000;

interface NewMolliePayment {
  /** The amount is in cents. */
  amount: number;
  description: string;
  /** The page the payer returns to; returning proves nothing. */
  redirectUrl: string;
  /** Null if Mollie can't reach us, as on a home network: then we poll. */
  webhookUrl: string | null;
  order: string;
  /** The same key never makes two payments. */
  key: string;
}

export interface Mollie {
  create(payment: NewMolliePayment): Promise<MolliePayment>;
  /** Null for an id that is not ours. */
  get(id: string): Promise<MolliePayment | null>;
}

/** Mollie over HTTP. Each call throws ProviderDown when it can't be made. */
export function mollieOf({ apiKey, apiUrl }: MollieSettings): Mollie {
  const call = async (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown }> => {
    try {
      const answer = await fetch(`${apiUrl}/v2/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      return { status: answer.status, body: await answer.json() };
    } catch (error) {
      throw new ProviderDown('Mollie did not answer.', { cause: error });
    }
  };
  return {
    async create({ amount, description, redirectUrl, webhookUrl, order, key }) {
      const { status, body } = await call(
        'POST',
        'payments',
        {
          amount: { currency: 'EUR', value: mollieValue(amount) },
          description,
          redirectUrl,
          ...(webhookUrl ? { webhookUrl } : {}),
          locale: 'nl_NL',
          metadata: { order },
        },
        { 'idempotency-key': key },
      );
      if (status !== 201) throw new ProviderDown(`Mollie refused a payment with status ${status}.`);
      return readPayment(body);
    },
    async get(id) {
      const { status, body } = await call('GET', `payments/${encodeURIComponent(id)}`);
      if (status === 404 || status === 410) return null;
      if (status !== 200) throw new ProviderDown(`Mollie answered status ${status}.`);
      return readPayment(body);
    },
  };
}

/** Cents as Mollie writes them: always two decimals, a point. */
export const mollieValue = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** The reverse, digit by digit: a sum of fractions falls short of the whole. */
function centsOf(value: string): number | null {
  const [, whole, part] = /^(\d{1,12})(?:\.(\d{2}))?$/.exec(value) ?? [];
  return whole === undefined ? null : Number(whole + (part ?? '00'));
}

type Shape = Record<string, unknown>;
const shape = (value: unknown): Shape => (typeof value === 'object' && value !== null ? (value as Shape) : {});
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readPayment(body: unknown): MolliePayment {
  const { id, mode, status, amount, amountRefunded, amountChargedBack, metadata, _links } = shape(body);
  const [known, state] = [text(id), text(status)];
  const price = money(amount);
  if (!known || !state || !price) throw new ProviderDown('Mollie answered something that is no payment.');
  return {
    id: known,
    mode: text(mode) ?? '',
    status: state,
    amount: price,
    refunded: money(amountRefunded),
    chargedBack: money(amountChargedBack),
    order: text(shape(metadata)['order']),
    checkoutUrl: text(shape(shape(_links)['checkout'])['href']),
  };
}

/** Null if there is none. @throws ProviderDown for a malformed amount: treating it as zero would keep money that went back. */
function money(value: unknown): Money | null {
  if (value === undefined || value === null) return null;
  const { currency, value: written } = shape(value);
  const cents = centsOf(text(written) ?? '');
  if (typeof currency !== 'string' || cents === null)
    throw new ProviderDown('Mollie answered an amount that can not be read.');
  return { currency, cents };
}
