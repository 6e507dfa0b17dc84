/** `cert-{frameworkId}-{categoryId}-{timestamp}`, the timestamp in ms. */
export const CERTIFICATE_NUMBER = /^cert-[a-z0-9]+(-[a-z0-9]+)+-\d{1,15}$/;
export const MAX_CERTIFICATE_NUMBER_CHARS = 120;
/** Of a name on a certificate: it has to fit on one line of the sheet. */
export const MAX_HOLDER_CHARS = 60;
/** Of the public reason of a revocation: one sentence. */
export const MAX_REASON_CHARS = 200;
/** What a certificate can be downloaded as. */
export const CERTIFICATE_FORMATS = ['pdf', 'png', 'svg', 'json', 'jwt'] as const;
export type CertificateFormat = (typeof CERTIFICATE_FORMATS)[number];
