import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { ResourceForm } from './resource-uploads.ts';
import { MAX_RESOURCE_CHARS, OWN_SUGGESTIONS_SHOWN, SUGGESTIONS_PAGE_SIZE } from './resources-limits.ts';
import { byId, Resource } from './resources.ts';

/** A document that a member has handed in, and what has become of it. */
export const Suggestion = z.object({
  resource: Resource,
  suggested_at: z.iso.datetime(),
  suggested_by: z.string(),
  /** Null while it waits. */
  decided_at: z.iso.datetime().nullable(),
  /** Why it was declined, or taken down later. */
  reason: z.string(),
  /** The newest published document with the same bytes, another one. */
  duplicate: z.object({ id: z.number().int(), title: z.string() }).nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestResource = endpoint({
  method: 'POST',
  path: '/api/documents/suggest/',
  summary:
    'A member hands a document in (multipart/form-data, as /api/upload/). It is checked and prepared as every document, and published once a superuser has agreed. Bytes that are published already are refused with 409.',
  audience: 'user',
  body: ResourceForm,
  replies: { 201: Suggestion },
});

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/documents/suggestions/',
  summary: 'Suggestions waiting for a decision, the oldest first. X-Total-Count has their number.',
  audience: 'superuser',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  replies: { 200: z.array(Suggestion).max(SUGGESTIONS_PAGE_SIZE) },
});

export const listOwnSuggestions = endpoint({
  method: 'GET',
  path: '/api/documents/suggestions/mine/',
  summary: 'What the caller has suggested, the newest first; the latest fifty.',
  audience: 'user',
  replies: { 200: z.array(Suggestion).max(OWN_SUGGESTIONS_SHOWN) },
});

export const SuggestionDecision = z.enum(['publish', 'decline']);

export const decideSuggestion = endpoint({
  method: 'POST',
  path: '/api/documents/:id/decide/',
  summary:
    'Publishes what a member has suggested, or declines it with a reason; its sender is notified. 409 where it has been decided.',
  audience: 'superuser',
  params: byId,
  body: z
    .object({
      decision: SuggestionDecision,
      reason: humanText({ max: MAX_RESOURCE_CHARS.reason, lines: 'many', subject: 'Reason' }).default(''),
    })
    .refine(({ decision, reason }) => decision !== 'decline' || reason !== '', {
      path: ['reason'],
      message: 'Enter a reason. The sender will see it.',
    }),
  replies: { 200: Suggestion },
});

export const withdrawSuggestion = endpoint({
  method: 'DELETE',
  path: '/api/documents/:id/suggestion/',
  summary: 'Takes back what the caller has suggested, as long as it is not published.',
  audience: 'user',
  params: byId,
  replies: { 200: z.object({ message: z.string() }) },
});
