import type { SigningProof } from '../../../../domain/wire/signing.ts';
import type { StoreDispatch } from '../../startListening.ts';
import { canUseDevice, newDeviceKey, signedByDevice } from '../../device.ts';
import { fingerprint } from '../../fingerprint.ts';
import { passkeysApi } from './passkeysApi.ts';
import { signingApi } from './signingApi.ts';

/** The outcome of signing: done, cancelled at the device, or failed at the server, which a toast reported. */
export type Outcome = 'done' | 'stopped' | 'failed';

/** The toast on success. */
interface Words {
  signed: string;
  added: string;
}

/** No component subscribes to these calls. */
const ONCE = { track: false } as const;

/** The SHA-256 of the paper that is shown, computed on this device, so that the paper read is the paper signed. */
export async function shownPaper(url: string): Promise<string> {
  const paper = await fetch(url);
  const sha256 = await fingerprint(await paper.blob());
  if (sha256 === null) throw new Error('The paper that is shown is no PDF.');
  return sha256;
}

/** A device to add. */
export interface NewDevice {
  /** The owner's name for it. */
  name: string;
  /** The code that was mailed to its owner. */
  code: string;
}

/**
 * Makes a key on this device and adds it to the account. Rejects with the ApiError of a call.
 * @returns false if cancelled at the device: nothing was added
 */
export const addDevice =
  ({ name, code }: NewDevice, done: string) =>
  async (dispatch: StoreDispatch): Promise<boolean> => {
    if (!canUseDevice()) return false;
    const { startPasskey, addPasskey } = passkeysApi.endpoints;
    const asked = await dispatch(startPasskey.initiate({ code }, ONCE)).unwrap();
    const made = await newDeviceKey(asked);
    if (made === null) return false;
    await dispatch(addPasskey.initiate({ draft: { name, made }, done }, ONCE)).unwrap();
    return true;
  };

/**
 * Signs the paper that is shown with the key of this device. Rejects with the ApiError of adding it.
 * @param said the request, with the sum in letters if required
 * @param paper the object URL under which it is shown
 * @param adds this device, if its owner has none yet
 */
export const signWithDevice =
  (
    { hashid, letters }: Pick<SigningProof, 'hashid' | 'letters'>,
    paper: string,
    adds: NewDevice | null,
    words: Words,
  ) =>
  async (dispatch: StoreDispatch): Promise<Outcome> => {
    if (adds !== null && !(await dispatch(addDevice(adds, words.added)))) return 'stopped';
    const sha256 = await shownPaper(paper);
    const { startSigning, sign } = signingApi.endpoints;
    const { data: started } = await dispatch(startSigning.initiate({ hashid, sha256, how: 'passkey' }, ONCE));
    if (!started?.request) return 'failed';
    const assertion = await signedByDevice(started.request);
    if (assertion === null) return 'stopped';
    const proof = { hashid, sha256, read: true, assertion, ...(letters !== undefined && { letters }) };
    const { error } = await dispatch(sign.initiate({ proof, done: words.signed }, ONCE));
    return error === undefined ? 'done' : 'failed';
  };
