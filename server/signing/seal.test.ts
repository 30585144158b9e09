import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { makeSealable } from '../pdf/sealable.ts';
import { checkedByQpdf } from '../pdf/test/qpdf.ts';
import { readPdf } from '../pdf/test/readPdf.ts';
import { makeOwnKey, openOwnKey } from './ownKey.ts';
import { createSeal } from './seal.ts';
import type { SealKey } from './sealKey.ts';
import { readSeal, sealHolds } from './test/readSeal.ts';
import { sha256, type SignedSample, signedGift, signedLoan } from './test/signedPapers.ts';

const CLOCK = Date.parse('2026-11-23T11:50:12Z');

let key: SealKey;
let samples: (SignedSample & { sealed: Buffer })[];

/** A seal drawn in this thread. */
const sealWith = (own: SealKey) =>
  createSeal({
    pdf: { sealable: (input) => makeSealable(input) },
    key: own,
    stamp: () => Promise.resolve(null),
    clock: () => CLOCK,
  });

before(async () => {
  key = await openOwnKey(await makeOwnKey('onderling.example'));
  samples = [];
  for (const sample of [await signedGift(), await signedLoan()])
    samples.push({ ...sample, sealed: await sealWith(key).sealedPaper(sample.frozen, sample.evidence, null) });
});

test('S-165 the signed file is included byte for byte, and the page says how to check it', async () => {
  for (const { frozen, sealed, evidence } of samples) {
    assert.deepEqual(sealed.subarray(0, frozen.length), frozen);
    const { pages, text } = await readPdf(sealed);
    assert.ok(text.includes(evidence.document.sha256), text);
    assert.ok(text.includes(`head -c ${frozen.length} bestand.pdf | sha256sum`));
    assert.ok(text.replaceAll(/\s+/gu, ' ').includes('maar geen gekwalificeerde (eIDAS'));
    const before = await readPdf(frozen);
    assert.deepEqual(pages.slice(0, before.pages.length), before.pages);
    assert.ok(pages.length > before.pages.length);
  }
});

test('the evidence page says who signed, when, how, and with which key', async () => {
  const [gift, loan] = samples.map(({ sealed }) => readPdf(sealed));
  const page = (await gift)?.pages.at(-2)?.replace(/\s+/gu, ' ') ?? '';
  for (const told of [
    'Bewijs van ondertekening',
    'Jan (5 0 R) de Vries',
    '22 november 2026 om 10:12:44',
    'Met een passkey',
    sha256(Buffer.from('the key of Jan')),
    'j•••@voorbeeld.example',
    '192.0.2.•••',
    'Sanne de Vries',
    '23 november 2026 om 12:50:10',
    'Met een code per e-mail',
    's•••@voorbeeld.example',
  ])
    assert.ok(page.includes(told), `${told} in ${page}`);
  const said = (await gift)?.text.replace(/\s+/gu, ' ') ?? '';
  assert.match(
    said,
    /Truus de Vries Partij als Schenker Hoe Op papier Getekend op 21 november 2026 Vastgelegd 23 november 2026/u,
  );
  assert.match(
    said,
    /Bram de Vries Partij als Begiftigde Hoe Door de partner .* De partner, die aan dezelfde kant staat, ging/u,
  );
  assert.match(page, /Schenker.*Begiftigde/u);
  assert.match((await loan)?.text ?? '', /Geldgever.*Geldlener/u);
  assert.ok((await gift)?.text.includes(key.fingerprint));
});

test('the whole file is one valid, tagged document with bookmarks', async () => {
  for (const { frozen, sealed } of samples) {
    assert.match(checkedByQpdf(sealed), /No syntax or stream encoding errors/u);
    const [was, is] = [await readPdf(frozen), await readPdf(sealed)];
    assert.deepEqual([is.title, is.lang, is.marked], [was.title, was.lang, true]);
    assert.deepEqual(is.bookmarks, [...was.bookmarks, 'Bewijs van ondertekening']);
    assert.deepEqual(is.roles.slice(0, was.roles.length), was.roles);
    const added = is.roles.slice(was.roles.length);
    for (const role of ['H1', 'H2', 'H3', 'Table', 'TH', 'TD', 'P']) assert.ok(added.includes(role), role);
  }
});

test('S-164 the seal is valid as made, and broken by one changed byte anywhere', async () => {
  for (const { frozen, sealed } of samples) {
    assert.equal(await sealHolds(sealed), true);
    const places = [
      9,
      frozen.length - 30,
      frozen.length + 100,
      sealed.lastIndexOf('/ByteRange') - 5,
      sealed.length - 3,
    ];
    for (const place of places) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      assert.equal(await sealHolds(changed), false, `byte ${place}`);
    }
    assert.equal(await sealHolds(Buffer.concat([sealed, Buffer.from('\n')])), false);
  }
});

test('the seal follows PAdES: the certificate is a signed attribute, and there is no signing time', () => {
  for (const { sealed } of samples) {
    const { attributes, certificate } = readSeal(sealed);
    assert.match(sealed.toString('latin1'), /\/SubFilter \/ETSI\.CAdES\.detached/u);
    assert.deepEqual([...attributes.keys()].sort(), [
      '1.2.840.113549.1.9.16.2.47',
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.4',
    ]);
    const named = attributes.get('1.2.840.113549.1.9.16.2.47')?.toString('hex') ?? '';
    assert.ok(named.includes(sha256(certificate.raw)));
    assert.equal(certificate.subject, 'CN=Onderling (onderling.example)');
    assert.equal(key.fingerprint, sha256(certificate.raw));
  }
});

test('S-165 a file other than the signed one is not sealed', async () => {
  const [gift, loan] = samples;
  assert.ok(gift && loan);
  await assert.rejects(
    sealWith(key).sealedPaper(loan.frozen, gift.evidence, null),
    /not the document that was signed/u,
  );
  const other = Buffer.concat([gift.frozen, Buffer.from('%')]);
  const evidence = { ...gift.evidence, document: { ...gift.evidence.document, sha256: sha256(other) } };
  await assert.rejects(sealWith(key).sealedPaper(other, evidence, null), /does not end as those we make/u);
});

/** The output of a program, which must be on this machine. */
function run(program: string, args: string[]): string {
  const { error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) throw error;
  return stdout + stderr;
}

/** Skipped if the program is missing, which fails in CI (scripts/check.mjs). */
const needs = (program: string) => {
  const here = spawnSync(program, ['-v']).error === undefined;
  return { skip: here ? false : `no ${program} on this machine` };
};

/** A folder for files that external programs read. */
function filesIn(name: string): (file: string, bytes?: Uint8Array) => string {
  const folder = mkdtempSync(path.join(tmpdir(), `onderling-${name}-`));
  after(() => rmSync(folder, { recursive: true }));
  return (file, bytes) => {
    if (bytes) writeFileSync(path.join(folder, file), bytes);
    return path.join(folder, file);
  };
}

test(
  'S-164 pdfsig agrees: valid over the whole file, broken by one byte, and no longer complete if something is appended',
  needs('pdfsig'),
  () => {
    const at = filesIn('pdfsig');
    for (const { sealed } of samples) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(200) ^ 1, 200);
      const longer = Buffer.concat([sealed, Buffer.from('\n% later')]);
      const [intact, broken, added] = [sealed, changed, longer].map((pdf) =>
        run('pdfsig', ['-nocert', at('a.pdf', pdf)]),
      );
      assert.match(intact ?? '', /ETSI\.CAdES\.detached/u);
      assert.match(intact ?? '', /- Total document signed/u);
      assert.match(intact ?? '', /Signature is Valid/u);
      assert.match(broken ?? '', /Digest Mismatch/u);
      assert.match(added ?? '', /Not total document signed/u);
    }
  },
);

test(
  'S-164 OpenSSL agrees: the seal verifies over the file around it, but not over any other file',
  needs('openssl'),
  () => {
    const at = filesIn('openssl');
    for (const { sealed } of samples) {
      const { content, signed, certificate } = readSeal(sealed);
      const start = sealed.lastIndexOf('/Contents <') + '/Contents <'.length;
      const cms = Buffer.from(sealed.toString('latin1', start, sealed.indexOf('>', start)), 'hex');
      const seal = at('seal.der', cms);
      const der = ['-inform', 'DER', '-in', seal];
      const verified = (over: Uint8Array) =>
        run('openssl', [
          'cms',
          '-verify',
          ...der,
          '-content',
          at('over', over),
          '-binary',
          '-noverify',
          '-out',
          at('out'),
        ]);
      assert.match(verified(content), /Verification successful/u);
      const changed = Buffer.from(content);
      changed.writeUInt8(changed.readUInt8(200) ^ 1, 200);
      assert.match(verified(changed), /Verification failure/u);
      assert.equal(signed.signerInfos.length, 1);
      // The fingerprint on the page is the one that other programs find in the file.
      const chain = at('chain.pem', Buffer.from(run('openssl', ['pkcs7', ...der, '-print_certs'])));
      const found = run('openssl', ['x509', '-noout', '-fingerprint', '-sha256', '-in', chain]);
      assert.equal(found.split('=')[1]?.trim().replaceAll(':', '').toLowerCase(), sha256(certificate.raw));
    }
  },
);
