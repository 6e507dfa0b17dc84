import { MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const idePreviewsPerMinute: RateLimit = {
  name: 'ide-previews',
  env: 'IDE_PREVIEWS_PER_MINUTE',
  points: 30,
  seconds: MINUTE_S,
  text: 'Addresses of previews that one user has made or turned off in a minute: one when a preview is opened.',
};

export const idePreviewFilesPerMinute: RateLimit = {
  name: 'ide-preview-files',
  env: 'IDE_PREVIEW_FILES_PER_MINUTE',
  points: 600,
  seconds: MINUTE_S,
  text: 'Files that are fetched from one address of a preview in a minute.',
};
