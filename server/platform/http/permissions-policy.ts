/** What our pages use of a browser: scanning tickets, copying, pasting into the editor, passkeys. */
const used = [
  'camera',
  'clipboard-read',
  'clipboard-write',
  'publickey-credentials-create',
  'publickey-credentials-get',
];

/** What they never use, so that a script that gets in gets no further. Only names that browsers know: others are warned of. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'compute-pressure',
  'cross-origin-isolated',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export const permissionsPolicy: string = [
  ...used.map((feature) => `${feature}=(self)`),
  ...unused.map((feature) => `${feature}=()`),
].join(', ');

/** Of pages that may use nothing of it. */
export const noPermissions: string = [...used, ...unused].map((feature) => `${feature}=()`).join(', ');
