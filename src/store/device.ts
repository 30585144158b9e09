import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Assertion, PasskeyCreation, PasskeyDraft, PasskeyRequest } from '../../domain/wire/passkey.ts';

/** Whether this browser can make and use a key of the device. */
export const canUseDevice = (): boolean => browserSupportsWebAuthn();

/** Has the device make a key; null when its owner stopped it, or it can't. */
export async function newDeviceKey(asked: PasskeyCreation): Promise<PasskeyDraft['made'] | null> {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: asked });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject } };
  } catch {
    // The library throws what the device says: stopped, timed out, known already, or unable.
    return null;
  }
}

/** Has the device sign; null when its owner stopped it, or it has no such key. */
export async function signedByDevice(asked: PasskeyRequest): Promise<Assertion | null> {
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: asked });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
  } catch {
    return null;
  }
}
