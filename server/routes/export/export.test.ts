import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { OrdersAnswer } from '../../../domain/wire/order.ts';
import type { Frozen } from '../../../domain/statements/changes.ts';
import { documents } from '../../db/contractSchema.ts';
import { orders as orderTable } from '../../db/orderSchema.ts';
import { auditLog, users } from '../../db/schema.ts';
import { photos } from '../../db/photoSchema.ts';
import { statements } from '../../db/statementSchema.ts';
import { newHashid } from '../../hashid.ts';
import { findAnyOrder } from '../../repositories/orders.ts';
import { insertPayment } from '../../repositories/payments.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import {
  type ContractRow,
  makeContract,
  makeFamily,
  makeUser,
  type TestFamily,
  type UserRow,
} from '../../test/factories.ts';
import { camt053 } from '../../test/bankFiles.ts';
import { readZip } from '../../test/readZip.ts';
import { ADMINISTRATOR } from '../../test/tokens.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let bram: UserRow;

  before(async () => {
    made = await engine.app();
    const { db } = made.services;
    family = await makeFamily(db);
    sanne = await makeUser(db, family.id, {
      firstname: '=HYPERLINK("x")',
      sub: 'sanne',
      login: true,
      signed: true,
      email: 'sanne@voorbeeld.example',
    });
    bram = await makeUser(db, family.id, { firstname: 'Bram' });
    const hers = await makeContract(db, family.parent, sanne, { total: 123_456, version: 2 });
    const his = await makeContract(db, family.parent, bram, { total: 999_900, signed_date: null });
    const frozen = (contract: ContractRow, version: number) => ({
      family_id: family.id,
      contract_id: contract.id,
      hashid: newHashid(),
      kind: 'agreement' as const,
      contract_version: version,
      sha256: 'x',
      bytes: Buffer.from(`%PDF-versie ${version}`),
    });
    await db.insert(documents).values([frozen(hers, 1), frozen(hers, 2), frozen(his, 0)]);
    const bytes = Buffer.from('%PDF-een jaaropgave');
    const issued = {
      family_id: family.id,
      year: 2025,
      version: 1,
      figures: {} as Frozen,
      changes: [],
      sha256: 'x',
      bytes,
      issued_by: family.parent.id,
    };
    await db
      .insert(statements)
      .values([family.parent, sanne, bram].map(({ id }) => ({ ...issued, hashid: newHashid(), user_id: id })));
    await db.insert(photos).values({ user_id: family.parent.id, family_id: family.id, bytes: Buffer.from('een foto') });
    const stranger = await makeFamily(db, { name: 'Vreemd', parent: { firstname: 'Vreemdeling' } });
    await makeContract(db, stranger.parent, await makeUser(db, stranger.id, { firstname: 'Vreemdkind' }), {
      total: 777_700,
    });
  });

  const download = async (person: UserRow) => {
    const answer = await (await apiClient(made.app, person)).get('/export');
    return { ...answer, files: answer.status === 200 ? readZip(answer.bytes) : new Map<string, Buffer>() };
  };

  test('R-8.8 a parent gets everything they see: JSON, CSV, photo and every agreement as PDF', async () => {
    const { headers, files } = await download(family.parent);
    assert.match(
      String(headers['content-disposition']),
      /^attachment; filename="onderling-gegevens-\d{4}-\d\d-\d\d\.zip"/,
    );
    const names = [...files.keys()];
    assert.deepEqual(names.slice(0, 5), ['leesmij.txt', 'gegevens.json', 'afspraken.csv', 'familie.csv', 'foto.jpg']);
    const pdfs = names.filter((name) => /^contracten\/schenking-[a-z0-9-]+\.pdf$/.test(name));
    // Besides the two current ones, an earlier version of each.
    assert.deepEqual([pdfs.length, names.length], [4, 12]);
    assert.deepEqual(
      names
        .filter((name) => name.includes('-versie-') && name.startsWith('contracten/'))
        .map((name) => files.get(name)?.toString()),
      ['%PDF-versie 1', '%PDF-versie 0'],
    );
    assert.deepEqual(
      names
        .filter((name) => name.startsWith('jaaropgaven/'))
        .map((name) => name.replace(/-[^-]+\.pdf$/, ''))
        .sort(),
      [
        'jaaropgaven/jaaropgave-2025-bram-vries-versie-1',
        'jaaropgaven/jaaropgave-2025-hyperlink-x-vries-versie-1',
        'jaaropgaven/jaaropgave-2025-jan-de-vries-versie-1',
      ],
    );
    for (const name of pdfs) assert.equal(files.get(name)?.subarray(0, 5).toString(), '%PDF-');
    const data = JSON.parse(files.get('gegevens.json')?.toString() ?? '') as {
      user: { hashid: string };
      contracts: { total: number }[];
      statements: { year: number }[];
    };
    assert.equal(data.user.hashid, family.parent.hashid);
    assert.deepEqual(data.contracts.map(({ total }) => total).sort(), [123_456, 999_900]);
    assert.deepEqual(
      data.statements.map(({ year }) => year),
      [2025, 2025, 2025],
    );
    assert.equal(files.get('foto.jpg')?.toString(), 'een foto');
    const csv = files.get('afspraken.csv')?.toString() ?? '';
    assert.match(csv, /^\uFEFFKenmerk;/);
    assert.match(csv, /;1234,56;2024-05-01;/);
    const lines = await made.services.db.select().from(auditLog).where(eq(auditLog.action, 'export'));
    assert.equal(lines.length, 1);
  });

  test('S-99 a name that a spreadsheet would run stays text', async () => {
    const { files } = await download(family.parent);
    for (const name of ['afspraken.csv', 'familie.csv'])
      assert.match(files.get(name)?.toString() ?? '', /"'=HYPERLINK\(""x""\)/);
  });

  test('S-18 S-33 a member gets only what they see, nobody gets another family, and no secret leaves', async () => {
    const { files } = await download(sanne);
    const everything = Buffer.concat([...files.values()]).toString('utf8');
    assert.deepEqual(
      [...files.keys()].filter((name) => name.endsWith('.pdf')).map((name) => name.split('/')[0]),
      ['contracten', 'contracten', 'jaaropgaven'],
    );
    for (const secret of ['Bram', '9999,00', '999900', 'Vreemd', '777700', 'argon2', 'password_hash'])
      assert.ok(!everything.includes(secret), secret);
  });

  test('R-8.8 orders come with their invoices and payments: for a manager, and for the person who placed them', async () => {
    const { db } = made.services;
    const other = await makeFamily(db, { parent: { email: 'els@voorbeeld.example' } });
    const api = await apiClient(made.app, other.parent);
    const { orders } = (await api.post('/order', { children: 3 })).body as OrdersAnswer;
    const { hashid, invoices } = orders[0]!;
    const order = await findAnyOrder(db, { hashid });
    await insertPayment(db, { familyId: other.id }, { order_id: order!.id, provider_id: 'tr_7', status: 'failed' });
    const admin = await apiClient(made.app, other.parent, ADMINISTRATOR);
    const text = orders[0]!.transfer!.reference;
    const twice = camt053(['2026-03-11', '2026-03-14'].map((date) => ({ amount: 1250, text, date })));
    await admin.form('/admin/bank-import', {}, { bytes: Buffer.from(twice), name: 'afschrift.xml', field: 'file' });
    await api.post('/calendar', { amounts: true });
    const told = async (person: UserRow) => {
      const { files } = await download(person);
      return {
        files: [...files.keys()].filter((name) => name.startsWith('facturen/')),
        first: files.get(`facturen/factuur-${invoices[0]!.number}.pdf`)?.subarray(0, 5).toString(),
        text: files.get('gegevens.json')!.toString(),
        data: JSON.parse(files.get('gegevens.json')!.toString()) as {
          orders: { hashid: string; invoices: object[]; payments: { created_at: string }[]; bank_lines: object[] }[];
          calendar: { feed: { amounts: boolean } | null };
        },
      };
    };
    const manager = await told(other.parent);
    assert.deepEqual(manager.files, [`facturen/factuur-${invoices[0]!.number}.pdf`]);
    assert.equal(manager.first, '%PDF-');
    const [placed] = manager.data.orders;
    assert.deepEqual(
      [placed?.hashid, placed?.invoices, placed?.payments.map(({ created_at: _, ...payment }) => payment)],
      [hashid, invoices, [{ provider_id: 'tr_7', status: 'failed', surplus: null }]],
    );
    assert.deepEqual(placed?.bank_lines, [
      { day: '2026-03-11', amount: 1250, surplus: null, returned: false },
      { day: '2026-03-14', amount: 1250, surplus: 'twice', returned: false },
    ]);
    assert.equal(manager.data.calendar.feed?.amounts, true);
    assert.ok(!manager.text.includes('token'));

    // Somebody else manages it now: the order they placed, and the invoice in their name, stay theirs to ask for.
    const heir = await makeUser(db, other.id, { sub: 'erfgenaam', login: true, family_role: 'manager' });
    await db.update(users).set({ family_role: 'member' }).where(eq(users.id, other.parent.id));
    assert.equal((await told({ ...other.parent, family_role: 'member' })).files.length, 1);
    await db.update(orderTable).set({ ordered_by: heir.id });
    assert.deepEqual((await told({ ...other.parent, family_role: 'member' })).data.orders, []);
    assert.equal((await told(heir)).files.length, 1);
  });

  test('after five exports in an hour there is a wait; a visitor gets nothing', async () => {
    await made.services.db.execute(sql`delete from rate_limits`);
    for (let i = 0; i < 5; i += 1) assert.equal((await download(sanne)).status, 200);
    const stopped = await download(sanne);
    assert.deepEqual([stopped.status, Number(stopped.headers['retry-after']) > 0], [429, true]);
    assert.equal((await (await apiClient(made.app, null)).get('/export')).status, 401);
  });
});
