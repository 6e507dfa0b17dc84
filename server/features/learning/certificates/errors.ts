import { Refusal } from '../../../platform/errors.ts';

export const certificateNotFound = (): Refusal =>
  new Refusal('missing', 'No certificate with this number was issued here.');
export const achievementNotFound = (): Refusal => new Refusal('missing', 'Achievement not found.');
export const issuerKeyNotFound = (): Refusal => new Refusal('missing', 'Key not found.');
export const statusListNotFound = (): Refusal => new Refusal('missing', 'Status list not found.');
export const alreadyRevoked = (): Refusal => new Refusal('conflict', 'This certificate is already revoked.');
export const revokedFile = (): Refusal =>
  new Refusal('conflict', 'This certificate was revoked, so it can’t be downloaded any more.');
export const notYourCertificate = (): Refusal => new Refusal('forbidden', 'This certificate isn’t yours.');
export const notEarned = (): Refusal =>
  new Refusal('conflict', 'Complete every module of this category to claim its certificate.');
export const roadmapNotFound = (): Refusal => new Refusal('missing', 'There is no certificate for this roadmap.');
export const topicsLeft = (left: number): Refusal =>
  new Refusal(
    'conflict',
    left === 1
      ? 'One core topic of this roadmap is not marked as done yet.'
      : `${left} core topics of this roadmap are not marked as done yet.`,
  );
export const nameNotWritable = (): Refusal =>
  new Refusal(
    'invalid',
    'Some letters of this name can’t be printed on the certificate. Use Latin or Devanagari letters.',
  );
export const categoryNotFound = (): Refusal => new Refusal('missing', 'There is no certificate for this category.');
