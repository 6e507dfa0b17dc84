import { defineFeature, queue } from '../../../feature.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { eraseAuthor } from './commands/erase-author.ts';
import { type DecisionsJob, tellAuthors } from './commands/tell-authors.ts';
import { proposalsPerDay } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveProposals } from './routes.ts';

export const proposals = defineFeature({
  name: 'events/proposals',
  tables: ['event_calls', 'event_proposals', 'proposal_reviews'],
  userColumns: {
    // Only what is in a programme is left, and then without its author.
    'event_proposals.author_id': 'kept',
    'event_proposals.decided_by': 'kept',
    'proposal_reviews.reviewer_id': 'erased',
  },
  personalData,
  eraseUser: (tx, { id }) => eraseAuthor(tx, id),
  limits: [proposalsPerDay],
  queues: [
    queue<DecisionsJob>({
      name: 'event_decisions',
      retry: { limit: 8, delay: 5 },
      expires: 5 * MINUTE_S,
      wake: true,
      slots: 1,
      pollMs: 5_000,
      handle:
        (platform) =>
        ({ data }) =>
          tellAuthors({ ...platform, secret: platform.env.SECRET }, data),
    }),
  ],
  serve: serveProposals,
});
