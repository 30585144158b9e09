import { signingText } from '../text/signing.ts';

/** This device's default name, until its owner renames it. */
export const deviceName = (): string =>
  window.matchMedia('(pointer: coarse)').matches ? signingText.devices.phone : signingText.devices.computer;
