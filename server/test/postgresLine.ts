import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import type { Db } from '../db/database.ts';

/** A connection to a PostgreSQL that can go silent: the sockets stay open, and nothing comes through any more. */
export interface Line {
  url: string;
  /** Current connections are silent from now on; new ones are not. */
  silence(): void;
  close(): void;
}

/** Listens on a port, and passes everything on to the server of this database. */
export async function lineTo(db: Db, listenOn = 0): Promise<Line> {
  const { connectionString } = db.$client.options as { connectionString: string };
  const { host, port, database, user = 'test', password } = new pg.Client({ connectionString });
  const pairs = new Set<[Socket, Socket]>();
  const proxy = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near]] as const)
      one
        .on('error', () => undefined)
        .on('close', () => other.destroy())
        .pipe(other);
  }).listen(listenOn, '127.0.0.1');
  await once(proxy, 'listening');
  const { port: at } = proxy.address() as AddressInfo;
  const who = [user, password].filter((part) => typeof part === 'string').map(encodeURIComponent);
  return {
    url: `postgres://${who.join(':')}@127.0.0.1:${at}/${database}`,
    silence() {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    close() {
      proxy.close();
      for (const [near] of pairs) near.destroy();
    },
  };
}
