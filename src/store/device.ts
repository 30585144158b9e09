import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Assertion, PasskeyCreation, PasskeyDraft, PasskeyRequest } from '../../domain/wire/passkey.ts';

/** Whether this browser can make and use a key of the device. */
export const canUseDevice = (): boolean => browserSupportsWebAuthn();

/** Has the device make a key; null if its owner cancelled, or it can't. */
export async function newDeviceKey(asked: PasskeyCreation): Promise<PasskeyDraft['made'] | null> {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: asked });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject } };
  } catch {
    // The library throws the device's error: cancelled, timed out, already known, or unable.
    return null;
  }
}

/** Has the device sign; null if its owner cancelled, or it has no such key. */
export async function signedByDevice(asked: PasskeyRequest): Promise<Assertion | null> {
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: asked });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
  } catch {
    return null;
  }
}
