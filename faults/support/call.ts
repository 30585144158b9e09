import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  /** 0 if the connection was refused, so that nothing was sent; -1 if it was lost or nothing came in time. */
  status: number;
  body: string;
  milliseconds: number;
}

export interface Ask {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Milliseconds. */
  patience?: number;
  agent?: Agent;
}

/** Keep-alive connections, as in a browser. */
export const kept = new Agent({ keepAlive: true, maxSockets: 64 });
/** A connection for each call. */
export const single = new Agent({ keepAlive: false });

/** Calls a server on this machine; never throws. */
export function call(port: number, { method = 'GET', path, headers, body, ...rest }: Ask): Promise<Answer> {
  const { patience = 30_000, agent = single } = rest;
  const from = performance.now();
  const given = (status: number, read = ''): Answer => ({ status, body: read, milliseconds: performance.now() - from });
  return new Promise((resolve) => {
    const size = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = request(
      { host: '127.0.0.1', port, method, path, agent, headers: { ...headers, ...size } },
      (response) => {
        text(response).then(
          (read) => resolve(given(response.statusCode ?? -1, read)),
          () => resolve(given(-1)),
        );
      },
    );
    asked.on('error', (error) => resolve(given('code' in error && error.code === 'ECONNREFUSED' ? 0 : -1)));
    asked.setTimeout(patience, () => asked.destroy());
    asked.end(body);
  });
}

/** The hashid of a newly written contract. */
export const hashidIn = ({ body }: Answer): string => (JSON.parse(body) as { hashid: string }).hashid;
