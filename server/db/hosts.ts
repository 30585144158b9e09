import pg from 'pg';

/** Milliseconds a server gets to say whether it takes writes: less than the pool gives a connection. */
const ASKED = 1_500;
/** The database can't be connected to now. */
const NOT_NOW = '57P03';

/** The libpq name for a server that takes writes. */
const WRITABLE = ['read-write', 'primary'];
const SEVERAL = /^([a-z]+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/;

/**
 * The URLs of one database on several servers: `postgres://role@one:5432,two:5432/name?target_session_attrs=read-write`
 * becomes one for each. Null where it asks for another server than one that takes writes.
 */
export function urlPerHost(url: string): string[] | null {
  const [, start = '', hosts = '', rest = ''] = SEVERAL.exec(url) ?? [];
  const [place = '', query = ''] = rest.split('?');
  const settings = new URLSearchParams(query);
  const wanted = settings.get('target_session_attrs');
  if (wanted !== null && !WRITABLE.includes(wanted)) return null;
  settings.delete('target_session_attrs');
  const last = settings.size > 0 ? `?${settings.toString()}` : '';
  return hosts.split(',').map((host) => `${start}${host}${place}${last}`);
}

/** Of several servers of one database the one that takes writes, until it is lost. */
export interface Primary {
  /** Connects to it. */
  Client: typeof pg.Client;
  /** A connection was lost: the next one looks again. */
  forget: () => void;
}

/**
 * Every connection goes to the server that takes writes. All are asked at once, and the answer holds until a connection
 * is lost: after a standby was promoted the next connection goes to it.
 */
export function primaryAmong(urls: readonly string[]): Primary {
  let looking: Promise<pg.Client> | null = null;
  const forget = () => void (looking = null);
  const find = () => (looking ??= anyWritable(urls));
  class Client extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connected = find().then(({ host, port }) => {
        Object.assign(this, { host, port });
        return super.connect();
      });
      connected.catch(forget);
      if (!callback) return connected.then(() => this);
      (connected as Promise<unknown>).then(() => (callback as () => void)(), callback);
      return undefined;
    }
  }
  return { Client, forget };
}

/** The first server to say that it takes writes. @throws the most fixable failure first: a refusal, then silence. */
async function anyWritable(urls: readonly string[]): Promise<pg.Client> {
  try {
    return await Promise.any(urls.map(writable));
  } catch (error) {
    const failures = (error as AggregateError).errors as (Error & { code?: string })[];
    const refused = failures.find(({ code = '' }) => /^(28|3D)/.test(code));
    throw refused ?? failures.find(({ code }) => code === NOT_NOW) ?? failures[0] ?? new Error('no host was named');
  }
}

async function writable(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ASKED, query_timeout: ASKED });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ closed: string }>(
      `select current_setting('transaction_read_only') as closed`,
    );
    if (rows[0]?.closed === 'off') return client;
    throw Object.assign(new Error('no server takes writes'), { code: NOT_NOW });
  } finally {
    await client.end();
  }
}
