import { signingText } from '../text/signing.ts';

/** How this device is called until its owner says otherwise. */
export const deviceName = (): string =>
  window.matchMedia('(pointer: coarse)').matches ? signingText.devices.phone : signingText.devices.computer;
