import { defineFeature } from '../../../feature.ts';
import { votesPerHour } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveEntryVotes } from './routes.ts';

export const entryVotes = defineFeature({
  name: 'events/entry-votes',
  tables: ['entry_vote_periods', 'entry_votes'],
  userColumns: { 'entry_votes.user_id': 'erased' },
  personalData,
  limits: [votesPerHour],
  serve: serveEntryVotes,
});
