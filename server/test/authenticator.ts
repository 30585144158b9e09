import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type {
  Assertion,
  LoginAssertion,
  PasskeyCreation,
  PasskeyDraft,
  PasskeyRequest,
} from '../../domain/wire/passkey.ts';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The head of a CBOR item (RFC 8949 §3): a major type and a length below 65536. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as string)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** User present, user verified, and a key that goes along. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A device of one person: it makes a P-256 key and signs with it, as WebAuthn says. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  /** Set to false, there is no user verification. */
  verified = true;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  /** How often it signed; for a copy of the device it goes back. */
  counter = 0;
  /** The owner of the key, as the relying party called them. */
  handle = '';

  private readonly origin: string;

  constructor(origin = 'http://localhost:3000') {
    this.origin = origin;
  }

  get publicKey(): KeyObject {
    return this.keys.publicKey;
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    const said = flags | PRESENT | (this.verified ? VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([said]), counter, rest]);
  }

  /** Makes its key for a relying party. */
  create({ rp, user, challenge }: Pick<PasskeyCreation, 'rp' | 'user' | 'challenge'>): PasskeyDraft['made'] {
    this.handle = user.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (one: string) => Buffer.from(one, 'base64url');
    // COSE (RFC 9053): EC2, ES256, P-256.
    const key = cbor(new Map<number, unknown>([[1, 2], [3, -7], [-1, 1], [-2, coordinate(x)], [-3, coordinate(y)]])); // prettier-ignore
    const id = Buffer.from(this.id, 'base64url');
    const kept = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.data(rp.id, WITH_KEY, kept)],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      },
    };
  }

  /** Signs a challenge, and says whose key it used. */
  logIn(asked: Pick<PasskeyRequest, 'rpId' | 'challenge'>): LoginAssertion {
    const { response, ...rest } = this.sign(asked);
    return { ...rest, response: { ...response, userHandle: this.handle } };
  }

  /** Signs a challenge. */
  sign({ rpId, challenge }: Pick<PasskeyRequest, 'rpId' | 'challenge'>): Assertion {
    const client = this.client('webauthn.get', challenge);
    const data = this.data(rpId, 0);
    const signature = createSign('sha256').update(data).update(sha256(client)).sign(this.keys.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }
}
