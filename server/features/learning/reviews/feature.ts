import { defineFeature } from '../../../feature.ts';
import { allCards } from './cards.ts';
import { remindOfReviews } from './commands/remind-of-reviews.ts';
import { purgeOldAnswers } from './jobs.ts';
import { reviewExportsPerMinute, reviewsPerMinute } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveReviews } from './routes.ts';

export const reviews = defineFeature({
  name: 'learning/reviews',
  tables: ['review_cards', 'review_answers', 'review_reminders'],
  userColumns: {
    'review_cards.user_id': 'erased',
    'review_answers.user_id': 'erased',
    'review_reminders.user_id': 'erased',
  },
  personalData,
  limits: [reviewsPerMinute, reviewExportsPerMinute],
  hourly: [
    { name: 'Review reminders', run: remindOfReviews },
    { name: 'Old review answers', run: purgeOldAnswers },
  ],
  serve: (http, platform) => serveReviews(http, { ...platform, cards: allCards() }),
});
