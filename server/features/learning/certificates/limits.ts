import { DAY_S, MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const verificationsPerMinute: RateLimit = {
  name: 'certificates_verify',
  env: 'CERTIFICATE_VERIFICATIONS_PER_MINUTE',
  points: 120,
  seconds: MINUTE_S,
  text: 'Certificates that one address verifies in a minute, status lists and public keys included.',
};

export const certificateFilesPerMinute: RateLimit = {
  name: 'certificates_files',
  env: 'CERTIFICATE_FILES_PER_MINUTE',
  points: 40,
  seconds: MINUTE_S,
  text: 'Files of certificates that one address downloads in a minute.',
};

export const certificatesPerDay: RateLimit = {
  name: 'certificates_issue',
  env: 'CERTIFICATES_PER_DAY',
  points: 40,
  seconds: DAY_S,
  text: 'Certificates that are issued to one user in 24 hours.',
};
