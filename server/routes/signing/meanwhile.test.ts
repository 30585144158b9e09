import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { signingRequests } from '../../db/signingSchema.ts';
import type { Services } from '../../services.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import type { Authenticator } from '../../test/authenticator.ts';
import { freshLoanDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW } from '../../test/engines.ts';
import { makeFamily, makeUser } from '../../test/factories.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';

const STALE = 'Iemand heeft intussen iets bij dit contract vastgelegd. Bekijk dat eerst, en probeer het dan opnieuw.';

/** Nobody is asked to sign a paper that describes an older state than the contract has by then. */
eachEngine((engine) => {
  let services: Services;
  let jan: ApiClient;
  let hers: ApiClient;
  let parties: [string, string];
  let signers: [ApiClient, Authenticator][];

  before(async () => {
    const { app, services: of } = await engine.app({ clock: () => NOW });
    services = of;
    const family = await makeFamily(of.db, { parent: { email: 'jan@intussen.example' } });
    const login = { sub: 'sanne', email: 'sanne@intussen.example', login: true, signed: true };
    const sanne = await makeUser(of.db, family.id, login);
    const token = { expires: 4e9 };
    [jan, hers] = [await apiClient(app, family.parent, token), await apiClient(app, sanne, token)];
    parties = [family.parent.hashid, sanne.hashid];
    signers = [
      [jan, await withPasskey(jan, of.db)],
      [hers, await withPasskey(hers, of.db)],
    ];
  });

  /** Makes the next paper of a kind, and then has something happen before that paper is put up for signing. */
  function whileMaking(kind: 'agreement' | 'addendum', happens: () => Promise<unknown>): void {
    const { pdf } = services;
    if (kind === 'agreement') {
      const agreement = pdf.agreement.bind(pdf);
      pdf.agreement = async (...asked) => {
        pdf.agreement = agreement;
        const made = await agreement(...asked);
        await happens();
        return made;
      };
    } else {
      const addendum = pdf.addendum.bind(pdf);
      pdf.addendum = async (...asked) => {
        pdf.addendum = addendum;
        const made = await addendum(...asked);
        await happens();
        return made;
      };
    }
  }
  const ok = async (call: ReturnType<ApiClient['post']>) => {
    const { status, body } = await call;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const requests = () => services.db.$count(signingRequests);

  test('S-205 when a concept is edited while its paper is made, the outdated paper is not put up for signing', async () => {
    const draft = yearLoanDraft(...parties, null);
    const contract = String((await ok(jan.post('/contract', draft))).hashid);
    const before = await requests();
    whileMaking('agreement', () => ok(jan.post('/contract', { ...draft, hashid: contract, total: 2_400_000 })));
    // Another tab already has the edit.
    const refused = await jan.post('/signing', { contract, version: 2, order: 'at_once' });
    assert.deepEqual([refused.status, refused.body.error], [409, STALE]);
    assert.equal(await requests(), before);
    const asked = signingIn(await jan.post('/signing', { contract, version: 2, order: 'at_once' }));
    assert.match(asked.sentences.join(' ').replaceAll('\u00a0', ' '), /€ 24\.000/u);
  });

  test('a payment recorded while the paper of a change is made has to be looked at first', async () => {
    const draft = freshLoanDraft(...parties, null);
    const fresh = { ...draft, contract: { ...draft.contract, start_date: '2026-06-01', rate_millipercent: 4_000 } };
    const contract = String((await ok(jan.post('/contract', fresh))).hashid);
    const signing = signingIn(await jan.post('/signing', { contract, version: 1, order: 'at_once' }));
    for (const [who, device] of signers) signingIn(await signWith(who, signing, device));
    const before = await requests();
    const content = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 1_000 };
    const propose = () => jan.post('/contract/proposal', { contract, content, note: '' });
    const paid = { contract, kind: 'extra_repayment', date: '2026-06-15', amount: 100_000, outcome: 'lower_payment' };
    whileMaking('addendum', () => ok(jan.post('/contract/event', paid)));
    const refused = await propose();
    assert.deepEqual([refused.status, refused.body.error], [409, STALE]);
    assert.equal(await requests(), before);
    const { proposals } = (await ok(propose())) as unknown as ContractLifecycle;
    assert.ok(proposals[0]?.signing, 'asked again it goes to everybody');
  });
});
