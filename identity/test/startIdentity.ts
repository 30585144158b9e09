import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { accountEvents } from '../../server/accountEvents.ts';
import type { Db } from '../../server/db/database.ts';
import { createLog } from '../../server/log.ts';
import { identityPlugin } from '../../server/plugins/identity.ts';
import { openIdentity, type Identity } from '../identity.ts';
import { Browser, PUBLIC_URL } from './browser.ts';
import { AUDIENCE, CLIENT_ID } from './flows.ts';
import { TRUSTING } from '../../server/test/trusting.ts';

export const ROLES_CLAIM = 'https://onderling.example/roles';

export interface RunningIdentity {
  identity: Identity;
  browser: () => Browser;
  close: () => Promise<void>;
}

/** The embedded provider on a real port, mounted the way the server mounts it. */
export async function startIdentity(db: Db, publicUrl = PUBLIC_URL): Promise<RunningIdentity> {
  const env = {
    publicUrl,
    oidcClientId: CLIENT_ID,
    oidcAudience: AUDIENCE,
    rolesClaim: ROLES_CLAIM,
    chatUrl: 'https://wa.me/31000000000',
  };
  const identity = await openIdentity(env, db, accountEvents(env), createLog('silent'));
  const app = Fastify();
  await app.register(identityPlugin(identity, TRUSTING));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { identity, browser: () => new Browser(port), close: () => app.close() };
}
