import type { PasswordForm } from '../../../../domain/wire/security.ts';
import { newDeviceKey } from '../../device.ts';
import type { StoreDispatch } from '../../startListening.ts';
import { loginPasskeysApi } from './loginPasskeysApi.ts';

/** No component subscribes to these calls. */
const ONCE = { track: false } as const;

/**
 * Has this device make a passkey and adds it to the account, after the password. Rejects with the ApiError of a call.
 * @returns false if cancelled at the device: nothing was added
 */
export const addLoginPasskey =
  ({ name, password }: PasswordForm & { name: string }, done: string) =>
  async (dispatch: StoreDispatch): Promise<boolean> => {
    const { startLoginPasskey, addLoginPasskey: add } = loginPasskeysApi.endpoints;
    const asked = await dispatch(startLoginPasskey.initiate({ password }, ONCE)).unwrap();
    const made = await newDeviceKey(asked);
    if (made === null) return false;
    await dispatch(add.initiate({ draft: { name, made }, done }, ONCE)).unwrap();
    return true;
  };
