import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { PLAIN_GIFT_CLAUSES } from '../../../domain/contracts/clauses/plain.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { apiClient } from '../../test/apiClient.ts';
import { loanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import {
  makeContract,
  makeFamily,
  makePartner,
  makeUser,
  type TestFamily,
  type UserRow,
} from '../../test/factories.ts';
import { readZip } from '../../test/readZip.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let marijke: UserRow;
  let sanne: UserRow;

  before(async () => {
    made = await engine.app({ clock: () => Date.UTC(2026, 5, 1) });
    const { db } = made.services;
    family = await makeFamily(db);
    sanne = await makeUser(db, family.id, { sub: 'sanne', login: true, signed: true, firstname: 'Sanne', infix: 'de' });
    marijke = await makePartner(db, family.parent, { passed_away: true, death_date: '2024-12-15' });
    const { contract } = loanDraft(marijke.hashid, sanne.hashid);
    const terms = {
      ...contract,
      signed_date: '2024-06-20',
      start_date: '2024-07-01',
      first_payment_date: '2024-08-01',
      rate_millipercent: 0,
      term_months: 12,
      own_home: false,
    };
    await makeContract(db, marijke, sanne, {
      type: 'LinearLoanContract',
      total: 1_200_000,
      signed_date: '2024-06-20',
      terms,
    });
    await makeContract(db, marijke, sanne, {
      type: 'RepaymentFreeLoanContract',
      total: 1_200_000,
      signed_date: '2024-06-20',
      terms: { ...terms, term_months: 120, callable: 'on_demand' },
    });
    const gift = {
      signed_date: '2024-11-01',
      gift_date: null,
      purpose: '',
      exclusion_clause: 'none' as const,
      revocable: false,
      counts_toward_estate: false,
      ...PLAIN_GIFT_CLAUSES,
    };
    await makeContract(db, marijke, sanne, { total: 250_000, signed_date: '2024-11-01', terms: gift });
    const atDeath = { ...gift, signed_date: '2020-05-01', form: 'at_death' as const };
    await makeContract(db, marijke, sanne, { total: 900_000, signed_date: '2020-05-01', terms: atDeath });
    await makeContract(db, family.parent, sanne);
  });

  test('R-8.2 the papers for a death are one ZIP with the overview and only that person’s agreements', async () => {
    const answer = await (await apiClient(made.app, family.parent)).post('/estate', { hashid: marijke.hashid });
    assert.equal(answer.status, 200);
    const files = readZip(answer.bytes);
    assert.deepEqual([...files.keys()].map((name) => name.split('/')[0]).sort(), [
      'contracten',
      'contracten',
      'contracten',
      'contracten',
      'leesmij.txt',
      'overzicht.pdf',
    ]);
    const read = await readPdf(files.get('overzicht.pdf') ?? Buffer.alloc(0));
    assert.deepEqual([read.marked, read.lang], [true, 'nl-NL']);
    for (const text of [
      'overleden op 15 december 2024',
      'Lineaire lening van Sanne de Vries',
      '€ 7.000,00',
      'Geschonken of kwijtgescholden vanaf 18 juni 2024',
      'Schenking aan Sanne de Vries',
      '€ 2.500,00',
      // The gift has no day on which the money went: the heirs must look that up.
      'een schenking waarvan hier niet staat dat zij is betaald',
      'ondertekend op 1 november 2024, de dag van de overboeking is niet ingevuld',
      'te betalen na het overlijden van wie schenkt, geldt alleen met een akte van de notaris',
      // 6 % of 12.000, 168 of 366 days.
      'Rente onder 6 % op de aflossingsvrije lening aan Sanne de Vries',
      '€ 330,49',
      'is elke dag een kleine schenking (artikel 15 Successiewet 1956)',
    ])
      assert.ok(read.text.includes(text), text);
    assert.ok(!read.text.includes('nog te betalen had'));
    assert.ok(!read.text.includes('twintig maanden'));
  });

  test('R-8.2 nobody alive has such papers, a member gets none, and a stranger is not found', async () => {
    const jan = await apiClient(made.app, family.parent);
    const { status, body } = await jan.post('/estate', { hashid: sanne.hashid });
    assert.equal(status, 409);
    assert.match((body as { error: string }).error, /niet als overleden/);
    const stranger = (await makeFamily(made.services.db)).parent;
    assert.equal((await jan.post('/estate', { hashid: stranger.hashid })).status, 404);
    assert.equal((await (await apiClient(made.app, sanne)).post('/estate', { hashid: marijke.hashid })).status, 403);
  });
});
