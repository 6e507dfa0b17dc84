import { defineFeature } from '../../../feature.ts';
import { askAttendees } from './commands/ask-attendees.ts';
import { eventFeedbackPerHour } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveFeedback } from './routes.ts';

export const eventFeedback = defineFeature({
  name: 'events/feedback',
  tables: ['event_feedback', 'event_feedback_requests'],
  userColumns: { 'event_feedback.user_id': 'erased' },
  personalData,
  limits: [eventFeedbackPerHour],
  hourly: [{ name: 'Feedback on events', run: askAttendees }],
  serve: serveFeedback,
});
