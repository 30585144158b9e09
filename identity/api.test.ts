import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AddressInfo } from 'node:net';
import { accountEvents } from '../server/accountEvents.ts';
import { buildApp } from '../server/app.ts';
import { identityPlugin } from '../server/plugins/identity.ts';
import { eachEngine } from '../server/test/engines.ts';
import { createTokenVerifier } from '../server/token/verifier.ts';
import { openIdentity } from './identity.ts';
import { Browser, PUBLIC_URL } from './test/browser.ts';
import { AUDIENCE, CLIENT_ID, PASSWORD, signIn } from './test/flows.ts';
import { TRUSTING } from '../server/test/trusting.ts';

eachEngine((engine) => {
  test("R-7.3 the whole server's API takes the access token of a login, not the ID token; cookies mean nothing to it (S-106)", async () => {
    const services = await engine.services();
    const env = { ...services.env, publicUrl: PUBLIC_URL, oidcAudience: AUDIENCE };
    const identity = await openIdentity(env, services.db, accountEvents(env), services.log);
    const { issuer, accounts, verificationKeys: keys } = identity;
    const verifyToken = createTokenVerifier({
      issuer,
      audience: AUDIENCE,
      clientId: CLIENT_ID,
      rolesClaim: env.rolesClaim,
      keys,
      clock: Date.now,
      smsIsSecond: false,
      foreign: false,
    });
    const app = await buildApp(
      { ...services, env, accounts, verifyToken },
      { extra: [identityPlugin(identity, TRUSTING)], appFolder: null },
    );
    try {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      await accounts.create(services.db, { email: 'jan@voorbeeld.example', password: PASSWORD, emailVerified: true });
      const browser = new Browser(port);
      const tokens = await signIn(browser, 'jan@voorbeeld.example');
      const call = async (headers: Record<string, string>) =>
        (await fetch(`http://127.0.0.1:${port}/api/v1/user`, { headers })).status;

      // The provider knows the account and no family does: the token is valid, the person is not (S-11).
      assert.equal(await call({ authorization: `Bearer ${tokens.access_token}` }), 403);
      assert.equal(await call({ authorization: `Bearer ${tokens.id_token}` }), 401);
      assert.equal(await call({ authorization: `Bearer ${tokens.refresh_token}` }), 401);
      const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
      assert.equal(await call({ cookie }), 401);
    } finally {
      await app.close();
    }
  });
});
