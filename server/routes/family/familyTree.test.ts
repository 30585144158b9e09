import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sharp from 'sharp';
import { QueueFull } from '../../fairQueue.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf, partnerForm } from '../../test/relationForms.ts';

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#357' } })
  .jpeg()
  .toBuffer();

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;

  before(async () => {
    made = await engine.app();
    family = await makeFamily(made.services.db, { paidChildren: 20 });
    sanne = await makeUser(made.services.db, family.id, { sub: 'sanne', login: true, invited: true, signed: true });
    const jan = await apiClient(made.app, family.parent);
    await jan.form('/user', childForm({ firstname: 'Ğülşen', lastname: 'Aalbers', infix: '' }));
    await jan.form('/user', childForm({ ...editOf(sanne.hashid), login: '1', firstname: 'Sanne' }), { bytes: photo });
    const old = { firstname: 'Gerrit', birthdate: '1925-01-01' };
    await jan.form('/user', childForm({ ...old, kinship: 'grandparent' }));
    await jan.form('/user', partnerForm(sanne.hashid, { firstname: 'Tim', lastname: 'Smit', infix: '' }));
  });

  const treeFor = async (user: UserRow) => {
    const answer = await (await apiClient(made.app, user)).post('/family/tree', undefined);
    return { ...answer, read: await readPdf(answer.bytes) };
  };

  test('R-8.3 the family tree as a PDF is tagged and has everyone on one page', async () => {
    const { status, headers, read } = await treeFor(family.parent);
    assert.deepEqual(
      [status, headers['content-type'], headers['cache-control']],
      [200, 'application/pdf', 'private, no-store'],
    );
    assert.equal(read.pages.length, 1);
    assert.equal(read.lang, 'nl-NL');
    for (const name of [family.parent.firstname, 'Ğülşen', 'Sanne', 'Tim', 'Gerrit', 'grootouder'])
      assert.ok(read.text.includes(name), name);
    assert.equal(read.roles.filter((role) => role === 'LI').length, 5);
  });

  test('S-33 a member gets the tree of the people they may see: themselves and their partner', async () => {
    const { read } = await treeFor(sanne);
    assert.ok(read.text.includes('Sanne') && read.text.includes('Tim'));
    assert.ok(!read.text.includes('Ğülşen') && !read.text.includes('Aalbers'));
  });

  test('S-146 when too many wait for a PDF, the answer says to come back', async () => {
    const full = () => Promise.reject(new QueueFull());
    const busy = await engine.app({
      pdf: {
        agreement: full,
        addendum: full,
        standing: full,
        familyTree: full,
        statement: full,
        invoice: full,
        estate: full,
        dossier: full,
        sealable: full,
        scan: full,
        copy: full,
      },
    });
    const { parent } = await makeFamily(busy.services.db);
    const { status, headers } = await (await apiClient(busy.app, parent)).post('/family/tree', undefined);
    assert.deepEqual([status, headers['retry-after']], [429, '5']);
  });
});
