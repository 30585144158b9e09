/** A payment as Mollie's API shows it (docs.mollie.com, Payments API v2, 2026): the fields we and its own page need. */
export interface StandInPayment {
  resource: 'payment';
  id: string;
  mode: 'test' | 'live';
  createdAt: string;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
  isCancelable: boolean;
  amount: { currency: string; value: string };
  amountRefunded?: { currency: string; value: string };
  amountChargedBack?: { currency: string; value: string };
  description: string;
  redirectUrl: string;
  webhookUrl?: string;
  locale?: string;
  metadata: unknown;
  method: string | null;
  paidAt?: string;
  _links: { self: { href: string; type: string }; checkout?: { href: string; type: string } };
}

/** An error as Mollie answers it. */
export const problem = (status: number, title: string, detail: string, field?: string) => ({
  status,
  title,
  detail,
  ...(field ? { field } : {}),
  _links: { documentation: { href: 'https://docs.mollie.com/errors', type: 'text/html' } },
});

const isUrl = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);

/** Returns Mollie's answer to an invalid request for a payment; null when the request is valid. */
export function refusal(body: Record<string, unknown>): ReturnType<typeof problem> | null {
  const amount = body['amount'] as { currency?: unknown; value?: unknown } | undefined;
  const unprocessable = (detail: string, field: string) => problem(422, 'Unprocessable Entity', detail, field);
  if (typeof amount?.currency !== 'string') return unprocessable('The amount is missing a currency', 'amount');
  if (typeof amount.value !== 'string' || !/^\d+\.\d{2}$/.test(amount.value))
    return unprocessable('The amount contains an invalid value', 'amount');
  if (Number(amount.value) <= 0) return unprocessable('The amount is lower than the minimum', 'amount');
  if (typeof body['description'] !== 'string' || body['description'] === '')
    return unprocessable('The description is missing', 'description');
  if (!isUrl(body['redirectUrl'])) return unprocessable('The redirect URL is invalid', 'redirectUrl');
  if ('webhookUrl' in body && !isUrl(body['webhookUrl']))
    return unprocessable('The webhook URL is invalid', 'webhookUrl');
  return null;
}
