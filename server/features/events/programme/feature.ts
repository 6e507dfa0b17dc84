import { defineFeature, queue } from '../../../feature.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { tellMoves } from './commands/tell-moves.ts';
import { personalData } from './personal-data-store.ts';
import { serveProgramme } from './routes.ts';

export const programme = defineFeature({
  name: 'events/programme',
  tables: ['event_speakers', 'event_sessions', 'event_session_speakers', 'event_session_stars'],
  userColumns: { 'event_session_stars.user_id': 'erased' },
  personalData,
  queues: [
    queue<object>({
      name: 'event_moves',
      cron: '* * * * *',
      retry: { limit: 0, delay: 1 },
      expires: 5 * MINUTE_S,
      slots: 1,
      pollMs: 5_000,
      handle: (platform) => async () => tellMoves(platform),
    }),
  ],
  serve: serveProgramme,
});
