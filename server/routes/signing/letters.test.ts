import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { assertionOf, signingIn, signWith, withPasskey } from '../../test/signing.ts';
import type { Authenticator } from '../../test/authenticator.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let child: ApiClient;
  let keys: { jan: Authenticator; child: Authenticator };

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@blijft.example', login: true, signed: true });
    [jan, child] = (await Promise.all(
      [family.parent, sanne].map((user) => apiClient(made.app, user, { expires: 4e9 })),
    )) as [ApiClient, ApiClient];
    keys = { jan: await withPasskey(jan, db), child: await withPasskey(child, db) };
  });

  const asked = async (draft: object) => {
    const { body } = await jan.post('/contract', draft);
    return signingIn(await jan.post('/signing', { contract: body.hashid, version: 1, order: 'at_once' }));
  };
  const paper = async (hashid: string) =>
    (await readPdf((await child.get(`/signing/document?hashid=${hashid}`)).bytes)).text.replaceAll(/\s+/gu, ' ');

  test('law 10, S-336: a sole debtor must type the amount in letters to sign, correctly; it is in the paper and the evidence', async () => {
    // Paid out on 1 January, agreed on 15 June: only the borrower owes (art. 158 lid 1 Rv).
    const signing = await asked(yearLoanDraft(family.parent.hashid, sanne.hashid, null));
    assert.match(
      await paper(signing.hashid),
      /De geldlener typt daarom zelf, bij het ondertekenen, voluit in letters de hoofdsom: twaalfduizend euro\./u,
    );
    const mine = signingIn(await child.get(`/signing?hashid=${signing.hashid}`));
    assert.deepEqual(
      [signing.letters, mine.letters],
      [
        { amount: 1_200_000, mine: false },
        { amount: 1_200_000, mine: true },
      ],
    );
    const { hashid, sha256 } = signing;
    for (const letters of [undefined, '', '12.000', 'elfduizend euro', 'twaalfduizend euro en één cent']) {
      const assertion = await assertionOf(child, signing, keys.child);
      const refused = await child.post('/signing/sign', { hashid, sha256, read: true, assertion, letters });
      assert.equal(refused.status, 422);
      assert.match(String(refused.body.errors?.letters), /voluit in letters: twaalfduizend euro\.$/u);
    }
    assert.ok(
      signingIn(await child.get(`/signing?hashid=${hashid}`)).signers.every(({ signed_at }) => signed_at === null),
    );
    const assertion = await assertionOf(child, signing, keys.child);
    const own = { hashid, sha256, read: true, assertion, letters: 'Twaalf-duizend euro ' };
    assert.equal((await child.post('/signing/sign', own)).status, 200);
    // Nobody asks it of the creditor; a value they would send is not kept.
    assert.equal(signingIn(await signWith(jan, signing, keys.jan)).state, 'signed');
    const { bytes } = await jan.post('/contract/generated', { hashid: signing.contract });
    const sealed = (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');
    assert.equal(sealed.split('Bedrag, zelf getypt in letters Twaalf-duizend euro').length, 2);
    assert.equal(sealed.split('zelf getypt in letters').length, 2);
  });

  test('law 10: the giver of a promised gift types it; where both owe, or the money went before, nobody does', async () => {
    const gift = giftDraft(family.parent.hashid, sanne.hashid);
    const terms = { ...gift.contract, signed_date: null, giver_spouse: 'not_needed' };
    const promised = await asked({ ...gift, contract: { ...terms, gift_date: '2026-07-01' } });
    assert.deepEqual(promised.letters, { amount: 500_000, mine: true });
    assert.match(
      await paper(promised.hashid),
      /De schenker typt daarom zelf.*het bedrag voluit in letters: vijfduizend euro/u,
    );
    const given = await asked({ ...gift, contract: { ...terms, gift_date: '2026-05-01' } });
    const loan = freshLoanDraft(family.parent.hashid, sanne.hashid, null);
    const future = await asked({
      ...loan,
      contract: { ...loan.contract, start_date: '2026-07-01', first_payment_date: '2026-08-01' },
    });
    for (const { letters, hashid } of [given, future]) {
      assert.equal(letters, null);
      assert.doesNotMatch(await paper(hashid), /in letters/u);
    }
  });
});
