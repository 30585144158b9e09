import type { Signing } from '../../../../domain/wire/signing.ts';
import type { StoreDispatch } from '../../startListening.ts';
import { canUseDevice, newDeviceKey, signedByDevice } from '../../device.ts';
import { fingerprint } from '../../fingerprint.ts';
import { passkeysApi } from './passkeysApi.ts';
import { signingApi } from './signingApi.ts';

/**
 * What became of signing or adding a device: done, stopped at the device, or failed at the server, which a toast has told.
 */
export type Outcome = 'done' | 'stopped' | 'failed';

/** What a toast says when it is done. */
interface Words {
  signed: string;
  added: string;
}

/** Nobody looks at these calls again. */
const ONCE = { track: false } as const;

/** The SHA-256 of the paper that is shown, worked out on this device: what is read is what is signed. */
export async function shownPaper(url: string): Promise<string> {
  const paper = await fetch(url);
  const sha256 = await fingerprint(await paper.blob());
  if (sha256 === null) throw new Error('The paper that is shown is no PDF.');
  return sha256;
}

/** Makes a key on this device and adds it to the account. @param name how its owner calls the device */
export const addDevice =
  (name: string, done: string) =>
  async (dispatch: StoreDispatch): Promise<Outcome> => {
    if (!canUseDevice()) return 'stopped';
    const { data: asked } = await dispatch(passkeysApi.endpoints.startPasskey.initiate(undefined, ONCE));
    if (asked === undefined) return 'failed';
    const made = await newDeviceKey(asked);
    if (made === null) return 'stopped';
    const { error } = await dispatch(passkeysApi.endpoints.addPasskey.initiate({ draft: { name, made }, done }, ONCE));
    return error === undefined ? 'done' : 'failed';
  };

/**
 * Signs the paper that is shown with the key of this device; who has none yet makes one first.
 * @param paper the object URL under which it is shown
 */
export const signWithDevice =
  ({ hashid, passkeys }: Pick<Signing, 'hashid' | 'passkeys'>, paper: string, device: string, words: Words) =>
  async (dispatch: StoreDispatch): Promise<Outcome> => {
    if (passkeys === 0) {
      const added = await dispatch(addDevice(device, words.added));
      if (added !== 'done') return added;
    }
    const sha256 = await shownPaper(paper);
    const { startSigning, sign } = signingApi.endpoints;
    const { data: started } = await dispatch(startSigning.initiate({ hashid, sha256, how: 'passkey' }, ONCE));
    if (!started?.request) return 'failed';
    const assertion = await signedByDevice(started.request);
    if (assertion === null) return 'stopped';
    const proof = { hashid, sha256, read: true, assertion };
    const { error } = await dispatch(sign.initiate({ proof, done: words.signed }, ONCE));
    return error === undefined ? 'done' : 'failed';
  };
