import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** The socket of a connection; the embedded engine's has no time-out. */
const socketOf = (client: PoolClient) =>
  (client as unknown as { connection: { stream: Pick<Socket, 'destroy'> & Partial<Pick<Socket, 'setTimeout'>> } })
    .connection.stream;

/**
 * Ends a connection in use on which the server is silent for `patience` milliseconds: the line is dead, or the server
 * hangs. The query under way fails as with a lost connection (M503), and the pool makes a new one. PostgreSQL's own
 * limit (`statement_timeout`) ends sooner.
 */
export function endSilent(pool: Pool, patience: number): void {
  const heard = new WeakSet<object>();
  pool.on('acquire', (client) => {
    const socket = socketOf(client);
    if (!heard.has(socket)) {
      heard.add(socket);
      (socket as Socket).on('timeout', () => socket.destroy(new Error('Connection terminated: no answer in time')));
    }
    socket.setTimeout?.(patience);
  });
  pool.on('release', (_error, client) => void socketOf(client).setTimeout?.(0));
}

/** Lifts the limits on how long a statement may take, until the transaction of the client ends. */
export async function mayTakeLong(client: PoolClient): Promise<void> {
  await client.query('set local statement_timeout = 0');
  socketOf(client).setTimeout?.(0);
}
