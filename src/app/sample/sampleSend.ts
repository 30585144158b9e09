import type { ErrorBody } from '../../../domain/wire/error.ts';
import type { QuoteRequest } from '../../../domain/wire/order.ts';
import { quoteAddress } from '../../../domain/wire/choices/sample.ts';
import type { Sample } from '../../../domain/wire/sample.ts';
import type { UnreadCount } from '../../../domain/wire/notice.ts';
import type { Ports } from '../../store/ports.ts';
import { sampleText } from '../../text/sample.ts';

/** Replaces the base of the API; nothing is ever sent to it. */
export const SAMPLE_BASE = '/voorbeeld/antwoorden';

/** 405, Method Not Allowed (RFC 9110, 15.5.6): the sample is read-only. */
const LOOKING_ONLY = 405;

/**
 * The only network that the sample's store has: the recording answers for the API, and a change is refused. Nothing
 * leaves the page (S-486).
 */
export const sampleSend =
  ({ answers }: Pick<Sample, 'answers'>): Ports['send'] =>
  async (request) => {
    const { method, url } = request;
    const { pathname, search } = new URL(url, location.origin);
    const address = pathname.slice(SAMPLE_BASE.length + 1);
    // The list of notices marks itself as read automatically.
    if (method === 'POST' && address === 'notices/read') return json(200, { unread: 0 } satisfies UnreadCount);
    const quote = method === 'POST' && address === 'order/quote' ? await quoted(request) : null;
    if (quote !== null && Object.hasOwn(answers, quote)) return json(200, answers[quote]);
    if (method !== 'GET') return json(LOOKING_ONLY, refusal(sampleText.refused));
    // A query in another order is another address: the app uses the same order as the recording.
    return Object.hasOwn(answers, address + search)
      ? json(200, answers[address + search])
      : json(404, refusal(sampleText.noFile));
  };

/** The address of a recorded price: it is asked with a body. One with a discount code is not recorded. */
async function quoted(request: Request): Promise<string | null> {
  const { children, code } = (await request.json()) as QuoteRequest;
  return code === undefined ? quoteAddress(children) : null;
}

const refusal = (message: string): ErrorBody => ({ message });

const json = (status: number, body: unknown): Promise<Response> => Promise.resolve(Response.json(body, { status }));
