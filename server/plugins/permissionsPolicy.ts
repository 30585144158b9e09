/** Features that a page of ours, and anything that gets into it, may never ask of a device. */
const NEVER = [
  'accelerometer', 'ambient-light-sensor', 'autoplay', 'bluetooth', 'browsing-topics', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media',
  'geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment',
  'screen-wake-lock', 'serial', 'storage-access', 'usb', 'window-management', 'xr-spatial-tracking',
]; // prettier-ignore
/** Features that our own pages use, or a password manager uses on them. */
const OURSELVES = [
  'clipboard-write',
  'fullscreen',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'web-share',
];

/** The Permissions-Policy of every answer, of the app and of the identity provider. */
export const PERMISSIONS_POLICY = [
  ...NEVER.map((feature) => `${feature}=()`),
  ...OURSELVES.map((feature) => `${feature}=(self)`),
].join(', ');
