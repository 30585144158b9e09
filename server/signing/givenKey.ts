import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  type AuthenticatedSafe,
  type CertBag,
  Certificate,
  PFX,
  type PKCS8ShroudedKeyBag,
  type SafeContents,
} from 'pkijs';
import type { SigningSettings } from '../env/settings.ts';
import { StartupError } from '../startupError.ts';
import { type SealKey, sealKey } from './sealKey.ts';

/** The room in the seal's place next to a time stamp (pdf/update/seal.ts). */
const MOST_CERTIFICATE_BYTES = 6_500;
const SHROUDED_KEY = '1.2.840.113549.1.12.10.1.2';
const CERTIFICATE = '1.2.840.113549.1.12.10.1.3';

interface Opened {
  pkcs8: Uint8Array<ArrayBuffer>;
  certificates: Certificate[];
}

/** Opens a PKCS #12 file (RFC 7292) whose contents are encrypted as OpenSSL 3 does (PBES2). Throws Error if it can't. */
async function open(bytes: Uint8Array<ArrayBuffer>, secret: string): Promise<Opened> {
  const password = new TextEncoder().encode(secret).buffer;
  const file = PFX.fromBER(bytes);
  await file.parseInternalValues({ checkIntegrity: true, password });
  const safe = file.parsedValue?.authenticatedSafe as AuthenticatedSafe;
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) });
  const { safeContents } = safe.parsedValue as { safeContents: { value: SafeContents }[] };
  const bags = safeContents.flatMap(({ value }) => value.safeBags);
  const shrouded = bags.find(({ bagId }) => bagId === SHROUDED_KEY)?.bagValue as PKCS8ShroudedKeyBag | undefined;
  if (shrouded === undefined) throw new Error('There is no private key');
  // The types lack what the library adds to this bag.
  await (
    shrouded as unknown as { parseInternalValues(how: { password: ArrayBuffer }): Promise<void> }
  ).parseInternalValues({ password });
  if (shrouded.parsedValue === undefined) throw new Error('The private key does not open');
  const certificates = bags
    .filter(({ bagId }) => bagId === CERTIFICATE)
    .map(({ bagValue }) => (bagValue as CertBag).parsedValue as unknown)
    .filter((one) => one instanceof Certificate);
  return { pkcs8: new Uint8Array(shrouded.parsedValue.toSchema().toBER()), certificates };
}

/** The key and certificate of SIGNING_P12. Throws StartupError with one sentence if they are unusable. */
export async function givenKey({ file, password }: SigningSettings, now: number): Promise<SealKey> {
  const bytes = await readFile(file).catch(() => {
    throw new StartupError('SIGNING_P12 names a file that can not be read.');
  });
  const { pkcs8, certificates } = await open(new Uint8Array(bytes), password).catch((error: unknown) => {
    throw new StartupError(
      'SIGNING_P12 does not open: is SIGNING_P12_PASSWORD right, and is it a PKCS #12 file with AES as OpenSSL 3 writes it (openssl pkcs12 -export)?',
      { cause: error },
    );
  });
  const key = createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' });
  const own = certificates.find((one) =>
    new X509Certificate(Buffer.from(one.toSchema(true).toBER())).checkPrivateKey(key),
  );
  const size = certificates.reduce((sum, one) => sum + one.toSchema(true).toBER().byteLength, 0);
  if (size > MOST_CERTIFICATE_BYTES) throw new StartupError('SIGNING_P12 holds more certificates than fit in a seal.');
  if (own === undefined) throw new StartupError('SIGNING_P12 holds no certificate of its private key.');
  if (own.notAfter.value.getTime() <= now) throw new StartupError('SIGNING_P12 holds a certificate that has ended.');
  if (key.asymmetricKeyType !== 'rsa' && key.asymmetricKeyType !== 'ec')
    throw new StartupError('SIGNING_P12 must hold an RSA key or one on an elliptic curve.');
  return sealKey(
    pkcs8,
    own,
    certificates.filter((one) => one !== own),
  );
}
