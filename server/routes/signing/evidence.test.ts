import assert from 'node:assert/strict';
import { createHash, verify as verifySignature } from 'node:crypto';
import { before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { contracts, documents } from '../../db/contractSchema.ts';
import { passkeys, signatures, signingChallenges, signingRequests } from '../../db/signingSchema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import type { Authenticator } from '../../test/authenticator.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { readZip } from '../../test/readZip.ts';
import { assertionOf, signingIn, signWith, withPasskey } from '../../test/signing.ts';
import { checkOrphans } from '../../verify/orphans.ts';
import { erases } from '../../test/erases.ts';

const PASSWORD = 'Keukentafel-2026!';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let child: ApiClient;
  let keys: { jan: Authenticator; child: Authenticator };

  before(async () => {
    made = await engine.app();
    const { db, accounts } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    const email = 'sanne@blijft.example';
    const account = await accounts!.create(db, { email, password: PASSWORD, emailVerified: true });
    const sub = 'sub' in account ? account.sub : '';
    sanne = await makeUser(db, family.id, { sub, email, login: true, signed: true });
    [jan, child] = [await apiClient(made.app, family.parent), await apiClient(made.app, sanne)];
    keys = { jan: await withPasskey(jan, db), child: await withPasskey(child, db) };
  });

  const asked = async () => {
    const { body } = await jan.post('/contract', yearLoanDraft(family.parent.hashid, sanne.hashid, null));
    return signingIn(await jan.post('/signing', { contract: body.hashid, version: 1, order: 'at_once' }));
  };

  test('the download of one’s own data has one’s signature with all its proof, which holds without us', async () => {
    const signing = await asked();
    await signWith(child, signing, keys.child);
    const files = readZip((await child.get('/export')).bytes);
    const data = JSON.parse(files.get('gegevens.json')!.toString()) as {
      passkeys: { name: string }[];
      signings: { hashid: string; sha256: string; signatures: Record<string, unknown>[] }[];
    };
    assert.deepEqual(
      data.passkeys.map(({ name }) => name),
      ['Telefoon'],
    );
    const told = data.signings.find(({ hashid }) => hashid === signing.hashid)!;
    const { proof } = told.signatures[0] as { proof: Record<string, string> };
    const bytes = (name: string) => Buffer.from(proof[name]!, 'base64url');
    const client = JSON.parse(bytes('clientDataJSON').toString()) as { challenge: string };
    const bound = ['onderling signing', told.sha256, sanne.hashid, signing.hashid, proof.nonce].join('\n');
    assert.equal(client.challenge, createHash('sha256').update(bound).digest('base64url'));
    const said = Buffer.concat([
      bytes('authenticatorData'),
      createHash('sha256').update(bytes('clientDataJSON')).digest(),
    ]);
    assert.ok(verifySignature('sha256', said, keys.child.publicKey, bytes('signature')));
    const parents = JSON.parse(
      readZip((await jan.get('/export')).bytes)
        .get('gegevens.json')!
        .toString(),
    ) as typeof data;
    const other = parents.signings.find(({ hashid }) => hashid === signing.hashid)!.signatures[0];
    assert.deepEqual(Object.keys(other!).sort(), ['how', 'own', 'signed_at'], 'the proof is the signer’s');
  });

  test('`npm run verify` sees a paper other than the signed one, and a missing signature', async () => {
    const signing = await asked();
    await signWith(child, signing, keys.child);
    await signWith(jan, signing, keys.jan);
    const { db } = made.services;
    for (const [change, sentence] of [
      [`update signing_requests set sha256 = 'x' where hashid = '${signing.hashid}'`, /is not the paper that is kept/],
      [`delete from signatures where user_id = ${sanne.id}`, /somebody's signature is missing/],
      [`update signatures set user_id = 999 where user_id = ${sanne.id}`, /who signed was not asked/],
    ] as const)
      await assert.rejects(
        db.transaction(async (tx) => {
          await tx.execute(sql`set local session_replication_role = replica`);
          await tx.execute(sql.raw(change));
          const { wrong } = await checkOrphans({ query: (text: string) => tx.execute(sql.raw(text)) } as never);
          throw new Error(wrong.join('\n'));
        }),
        (error: Error) => sentence.test(error.message),
      );
  });

  test('an erasure keeps the signature under a signed contract, removes it from an unsigned one, and removes the devices', async () => {
    const { db } = made.services;
    const [done, open] = [await asked(), await asked()];
    await signWith(child, done, keys.child);
    await signWith(jan, done, keys.jan);
    await signWith(jan, open, keys.jan);
    await assertionOf(child, open, keys.child);
    const said = await erases(made.services, child);
    assert.equal(said.status, 200, JSON.stringify(said.body));
    assert.match(String(said.body.kept), /je handtekening en wat die bewijst/);
    const kept = await db
      .select({ hashid: signingRequests.hashid, user: signatures.user_id })
      .from(signatures)
      .innerJoin(signingRequests, eq(signingRequests.id, signatures.request_id));
    assert.equal(kept.filter(({ hashid }) => hashid === done.hashid).length, 2);
    assert.equal(kept.filter(({ hashid }) => hashid === open.hashid).length, 0);
    const copies = await db
      .select({ contract: contracts.hashid })
      .from(documents)
      .innerJoin(contracts, eq(contracts.id, documents.contract_id))
      .where(eq(documents.kind, 'signing_copy'));
    assert.equal(
      copies.some(({ contract }) => contract === done.contract),
      true,
      'it is what they signed',
    );
    assert.equal(
      copies.some(({ contract }) => contract === open.contract),
      false,
    );
    assert.equal(await db.$count(passkeys, eq(passkeys.sub, sanne.sub!)), 0);
    assert.equal(await db.$count(signingChallenges, eq(signingChallenges.user_id, sanne.id)), 0);
    assert.equal((await jan.get(`/signing?hashid=${open.hashid}`)).status, 404);
    assert.equal((await jan.get(`/signing?hashid=${done.hashid}`)).body.state, 'signed');
  });
});
