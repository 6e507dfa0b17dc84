import { HOUR_S, MINUTE_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const ideActsPerMinute: RateLimit = {
  name: 'ide-acts',
  env: 'IDE_ACTS_PER_MINUTE',
  points: 120,
  seconds: MINUTE_S,
  text: 'Projects, files, versions and links of the Online IDE that one user makes or changes in a minute.',
};

export const idePushesPerMinute: RateLimit = {
  name: 'ide-pushes',
  env: 'IDE_PUSHES_PER_MINUTE',
  points: 1_200,
  seconds: MINUTE_S,
  text: 'Times in a minute that the pages of one user save what was typed in the Online IDE.',
};

export const ideSharedFilesPerMinute: RateLimit = {
  name: 'ide-shared-files',
  env: 'IDE_SHARED_FILES_PER_MINUTE',
  points: 1_200,
  seconds: MINUTE_S,
  text: 'Files that are no text that one address fetches by links to projects of the Online IDE in a minute.',
};

export const ideInvitationsPerHour: RateLimit = {
  name: 'ide-invitations',
  env: 'IDE_INVITATIONS_PER_HOUR',
  points: 100,
  seconds: HOUR_S,
  text: 'People whom one user lets into projects of the Online IDE by their name, or gives another role, in an hour.',
};

export const ideMessagesPerMinute: RateLimit = {
  name: 'ide-messages',
  env: 'IDE_MESSAGES_PER_MINUTE',
  points: 30,
  seconds: MINUTE_S,
  text: 'Messages that one user writes in the chats of projects of the Online IDE in a minute.',
};
