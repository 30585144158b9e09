import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Batch {
  resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: Span[] }[] }[];
}

/** A collector that keeps everything it is sent. */
export async function startCollector() {
  const batches: Batch[] = [];
  const server = createServer((request, response) => {
    void json(request).then((batch) => {
      if (request.url === '/v1/traces') batches.push(batch as Batch);
      response.writeHead(collector.status, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const collector = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    status: 200,
    text: () => JSON.stringify(batches),
    spans: () =>
      batches.flatMap(({ resourceSpans }) => resourceSpans.flatMap((r) => r.scopeSpans.flatMap((s) => s.spans))),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return collector;
}
