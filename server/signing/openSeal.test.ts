import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { Env } from '../env/settings.ts';
import { createLog } from '../log.ts';
import type { Services } from '../services.ts';
import { StartupError } from '../startupError.ts';
import { eachEngine } from '../test/engines.ts';
import { LogLines } from '../test/logLines.ts';
import { openSeal } from './openSeal.ts';
import { makeOwnKey, openOwnKey } from './ownKey.ts';
import { type ReadSeal, readSeal, sealHolds } from './test/readSeal.ts';
import { sha256, signedGift } from './test/signedPapers.ts';
import { createStamp } from './timeStamp.ts';
import { type Fault, timeStampService } from './test/timeStampService.ts';

const GIVEN = { file: 'server/signing/test/seal.p12', password: 'voorbeeld' };
const TIME_STAMP = '1.2.840.113549.1.9.16.2.14';

/** A gift sealed by a server restarted with these settings. */
async function sealed(services: Services, settings: Partial<Env>, log = services.log): Promise<Buffer> {
  const seal = await openSeal({ ...services, env: { ...services.env, ...settings }, log });
  const { frozen, evidence } = await signedGift();
  return seal.sealedPaper(frozen, evidence, null);
}

const stampIn = ({ signer }: ReadSeal) => signer.unsignedAttrs?.attributes.find(({ type }) => type === TIME_STAMP);

eachEngine((engine) => {
  test('our own key is made at the first start, and is the same at the next', async () => {
    const services = await engine.services();
    const first = await sealed(services, {});
    const next = await sealed(services, {});
    assert.equal(await sealHolds(first), true);
    assert.equal(readSeal(first).certificate.subject, 'CN=Onderling (localhost:3000)');
    assert.deepEqual(readSeal(first).certificate.raw, readSeal(next).certificate.raw);
    const another = await sealed(await engine.services(), {});
    assert.notDeepEqual(readSeal(another).certificate.raw, readSeal(first).certificate.raw);
  });

  test('SIGNING_P12 seals in its own name, with its issuers, and the log reports the key change', async () => {
    const services = await engine.services();
    const own = readSeal(await sealed(services, {})).certificate;
    const lines = new LogLines();
    const pdf = await sealed(services, { signing: GIVEN }, createLog('warn', lines));
    assert.equal(await sealHolds(pdf), true);
    const { certificate, signed } = readSeal(pdf);
    assert.match(certificate.subject, /CN=Zegel van Voorbeeld BV/u);
    assert.equal(signed.certificates?.length, 2);
    const told = lines.all().map(({ before, now }) => [before, now]);
    assert.deepEqual(told, [[sha256(own.raw), sha256(certificate.raw)]]);
    lines.clear();
    await sealed(services, { signing: GIVEN }, createLog('warn', lines));
    assert.equal(lines.text(), '');
  });

  test('with TSA_URL the seal carries a time stamp over its signature', async () => {
    const service = await timeStampService(await openOwnKey(await makeOwnKey('tijd.example')));
    after(service.close);
    const pdf = await sealed(await engine.services(), { tsaUrl: service.url });
    assert.equal(await sealHolds(pdf), true);
    const read = readSeal(pdf);
    const token = Buffer.from((stampIn(read)!.values[0] as { toBER(): ArrayBuffer }).toBER());
    assert.ok(token.includes(Buffer.from(sha256(read.signer.signature.valueBlock.valueHexView), 'hex')));
  });
});

test('an unusable SIGNING_P12 stops the start with one sentence that does not contain the password', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'onderling-p12-'));
  after(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'text.p12'), 'no key');
  const now = { env: { publicUrl: 'https://onderling.example', tsaUrl: null }, clock: Date.now };
  const refused = (file: string, password: string, sentence: RegExp) =>
    assert.rejects(
      openSeal({ ...now, env: { ...now.env, signing: { file, password } } } as Services),
      (error) => error instanceof StartupError && sentence.test(error.message) && !error.message.includes('geheim'),
    );
  await refused(path.join(folder, 'none.p12'), 'geheim', /^SIGNING_P12 names a file that can not be read/u);
  await refused(path.join(folder, 'text.p12'), 'geheim', /^SIGNING_P12 does not open/u);
  await refused(GIVEN.file, 'geheim', /^SIGNING_P12 does not open/u);
  const later = Date.parse('2199-01-01');
  await assert.rejects(
    openSeal({ env: { ...now.env, signing: GIVEN }, clock: () => later } as unknown as Services),
    /^StartupError: SIGNING_P12 holds a certificate that has ended/u,
  );
});

test('S-166 a time stamp service that fails or lies leaves the seal intact, without a stamp, and this is logged', async () => {
  const key = await openOwnKey(await makeOwnKey('tijd.example'));
  const faults: Fault[] = ['refuses', 'another nonce', 'another document', 'no stamp at all', 'an error', 'too much'];
  for (const fault of faults) {
    const service = await timeStampService(key, fault);
    const lines = new LogLines();
    const stamp = createStamp(service.url, createLog('warn', lines));
    assert.equal(await stamp(new Uint8Array([1, 2, 3])), null, fault);
    assert.match(lines.text(), /sealed without a time stamp/u);
    service.close();
  }
});
