import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { asc } from 'drizzle-orm';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { mailOutbox } from '../../db/schema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';

const STOPPED = 'Een verzoek om te ondertekenen is gestopt';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let thomas: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;
  let his: ApiClient;
  let others: ApiClient[];

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    const login = (name: string) => ({ sub: name, email: `${name}@blijft.example`, login: true, signed: true });
    sanne = await makeUser(db, family.id, login('sanne'));
    thomas = await makePartner(db, sanne, { firstname: 'Thomas', ...login('thomas') });
    // Not parties to this contract: a brother, and another manager of the family.
    const bram = await makeUser(db, family.id, { firstname: 'Bram', ...login('bram') });
    const marie = await makeUser(db, family.id, { firstname: 'Marie', family_role: 'manager', ...login('marie') });
    const client = (user: UserRow) => apiClient(made.app, user, { expires: 4e9 });
    [jan, hers, his] = [await client(family.parent), await client(sanne), await client(thomas)];
    others = [await client(bram), await client(marie)];
  });
  beforeEach(async () => void (await made.services.db.delete(mailOutbox)));

  const draft = () => {
    const loan = yearLoanDraft(family.parent.hashid, sanne.hashid, null);
    return { ...loan, parties: { ...loan.parties, to: [sanne.hashid, thomas.hashid] } };
  };
  /** Jan asks Sanne and Thomas to sign his loan to both of them. */
  async function asked(): Promise<Signing> {
    const { status, body } = await jan.post('/contract', draft());
    assert.equal(status, 200, JSON.stringify(body));
    return signingIn(await jan.post('/signing', { contract: String(body.hashid), version: 1, order: 'at_once' }));
  }
  const end = async (who: ApiClient, { hashid }: Signing, word?: string) =>
    signingIn(await who.post('/signing/end', { hashid, ...(word !== undefined && { word }) }));
  const answers = async (who: ApiClient) =>
    ((await who.get('/notices')).body.notices as { kind: string; text: string; contract: string | null }[]).filter(
      ({ kind }) => kind === 'answered',
    );
  /** Somebody's notices about the answer to this contract, in their list. */
  const heard = async (who: ApiClient, signing: Signing) =>
    (await answers(who)).filter(({ contract }) => contract === signing.contract).map(({ text }) => text);
  const mails = async () =>
    (await made.services.db.select().from(mailOutbox).orderBy(asc(mailOutbox.recipient))).filter(
      ({ subject }) => subject === STOPPED,
    );

  test('the asker and those who signed read that another refuses, with the reason; the refuser and outsiders get no notice', async () => {
    const device = await withPasskey(hers, made.services.db);
    const signing = await asked();
    signingIn(await signWith(hers, signing, device));
    await end(his, signing, ' Eerst praten ');
    assert.deepEqual(await heard(jan, signing), [
      'Thomas ondertekent de lening “Eigen huis” aan Sanne Vries en Thomas Vries niet. Het contract is weer een concept.',
    ]);
    assert.equal((await heard(hers, signing)).length, 1);
    assert.deepEqual(await heard(his, signing), []);
    for (const who of others) assert.deepEqual(await answers(who), []);
    const sent = await mails();
    assert.deepEqual(
      sent.map(({ recipient, names_id }) => [recipient, names_id]),
      [
        ['jan@blijft.example', thomas.id],
        ['sanne@blijft.example', thomas.id],
      ],
    );
    const [mail] = sent;
    assert.match(mail!.body_text, /Thomas ondertekent een lening van jullie niet\. Het contract is weer een concept\./);
    assert.match(mail!.body_text, /Met deze woorden erbij: ‘Eerst praten’/);
    assert.equal(
      mail!.link,
      `${made.services.env.publicUrl}/ondertekenen/${signing.hashid}?familie=${family.hashid}`,
      'the reason can be read again there',
    );
  });

  test('the contract itself says why it was not signed, until it is asked again or changed', async () => {
    const signing = await asked();
    const lifecycle = async (who: ApiClient) =>
      (await who.get(`/contract/proposals?hashid=${signing.contract}`)).body as unknown as ContractLifecycle;
    assert.equal((await lifecycle(jan)).not_signed, null, 'it waits');
    await end(his, signing, 'Eerst praten');
    for (const who of [jan, hers, his]) {
      const { not_signed } = await lifecycle(who);
      assert.deepEqual(
        [not_signed?.hashid, not_signed?.state, not_signed?.by?.hashid, not_signed?.word],
        [signing.hashid, 'refused', thomas.hashid, 'Eerst praten'],
      );
    }
    const again = signingIn(await jan.post('/signing', { contract: signing.contract, version: 1, order: 'at_once' }));
    assert.equal((await lifecycle(jan)).not_signed, null, 'asked again');
    await end(jan, again);
    const withdrawn = (await lifecycle(jan)).not_signed;
    assert.deepEqual([withdrawn?.hashid, withdrawn?.state, withdrawn?.word], [again.hashid, 'withdrawn', '']);
    const edited = await jan.post('/contract', { ...draft(), hashid: signing.contract, version: 1, total: 1_300_000 });
    assert.equal(edited.status, 200, JSON.stringify(edited.body));
    assert.equal((await lifecycle(jan)).not_signed, null, 'changed since');
  });

  test('the person asked reads that the request is withdrawn; the one who withdraws it gets no notice', async () => {
    const signing = await asked();
    await end(jan, signing);
    assert.deepEqual(await heard(jan, signing), []);
    for (const who of [hers, his]) {
      const [text, ...more] = await heard(who, signing);
      assert.match(text ?? '', /^Jan trok het verzoek in om de lening “Eigen huis” te ondertekenen\./);
      assert.deepEqual(more, []);
    }
    const sent = await mails();
    assert.deepEqual(
      sent.map(({ recipient }) => recipient),
      ['sanne@blijft.example', 'thomas@blijft.example'],
    );
    assert.doesNotMatch(sent[0]!.body_text, /Met deze woorden/);
  });
});
