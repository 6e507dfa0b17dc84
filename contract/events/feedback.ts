import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { EventId } from './events.ts';
import { FEEDBACK_DAYS, LEAST_FEEDBACK, MAX_FEEDBACK_CHARS, MAX_FEEDBACK_TEXTS, MAX_STARS } from './feedback-limits.ts';

const inEvent = z.object({ id: EventId });
const own = { audience: 'user', scope: 'session', params: inEvent } as const;

const Given = z.object({ stars: z.number().int(), text: z.string() });

export const EventFeedback = z.object({
  /** Whether the caller may give feedback at this moment: who came, up to some days after the end. */
  open: z.boolean(),
  own: Given.nullable(),
  /** What came together, for organizers; null for everybody else. */
  summary: z
    .object({
      count: z.number().int(),
      /** Answers with 1, 2, … stars; null while there are too few of them to be anonymous. */
      stars: z.array(z.number().int()).length(MAX_STARS).nullable(),
      average: z.number().nullable(),
      /** In no order that tells when they were written. */
      texts: z.array(Given).max(MAX_FEEDBACK_TEXTS),
    })
    .nullable(),
});
export type EventFeedback = z.infer<typeof EventFeedback>;

export const showFeedback = endpoint({
  method: 'GET',
  path: '/api/events/:id/feedback/',
  summary: `The caller’s own feedback on an event, and for its organizers what all say, without names and from ${LEAST_FEEDBACK} answers on.`,
  ...own,
  replies: { 200: EventFeedback },
});

export const giveFeedback = endpoint({
  method: 'PUT',
  path: '/api/events/:id/feedback/',
  summary: `Who came to an event says what they thought of it, in place of what they said before, up to ${FEEDBACK_DAYS} days after its end. 403 for who did not come, 409 before and after that time.`,
  ...own,
  body: z.object({
    stars: z
      .number('Choose how many stars')
      .int('Choose whole stars')
      .min(1, 'Choose how many stars')
      .max(MAX_STARS, `Must be at most ${MAX_STARS}`),
    text: humanText({ max: MAX_FEEDBACK_CHARS, lines: 'many' }).default(''),
  }),
  replies: { 200: EventFeedback },
});

export const withdrawFeedback = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/feedback/',
  summary: 'Takes one’s feedback back.',
  ...own,
  replies: { 200: EventFeedback },
});
