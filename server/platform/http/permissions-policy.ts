/** What our pages use of a browser: copying, pasting into the editor, passkeys. */
const used = ['clipboard-read', 'clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'];

/** What they never use, so that a script that gets in gets no further. Only names that browsers know: others are warned of. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export const permissionsPolicy: string = [
  ...used.map((feature) => `${feature}=(self)`),
  ...unused.map((feature) => `${feature}=()`),
].join(', ');
