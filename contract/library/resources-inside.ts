import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Mark } from '../mark.ts';
import { Preparation } from './preparation.ts';
import { MAX_INSIDE_CHARS } from './resources-limits.ts';
import { Resource, ResourceId, resourceFilters } from './resources.ts';

const byId = z.object({ id: ResourceId });

export const followPreparation = endpoint({
  method: 'GET',
  path: '/api/documents/:id/preparation/',
  summary:
    'text/event-stream: how far the preview and the text of a document are, at first and at every change, until both have come to an end. Archives send nothing.',
  audience: 'user',
  params: byId,
  replies: { 200: z.string() },
  events: Preparation,
});

export const prepareAgain = endpoint({
  method: 'POST',
  path: '/api/documents/:id/prepare/',
  summary: 'Makes preview and text of a document once more, where that came to an end.',
  audience: 'superuser',
  params: byId,
  replies: { 200: Preparation },
});

/** A page that answers a question. */
export const InsideHit = z.object({
  page: z.number().int(),
  /** 'Page 7', 'Slide 7', 'Sheet Marks', 'Lines 1–200'. */
  label: z.string(),
  /** Plain text, never markup. */
  excerpt: z.string(),
  excerpt_marks: z.array(Mark),
  /** Its text was read off a picture. */
  ocr: z.boolean(),
});
export type InsideHit = z.infer<typeof InsideHit>;

const asked = z.string().trim().min(2, 'Type at least two characters').max(MAX_INSIDE_CHARS);
/** Documents of a page of results, and how many pages one can go through. */
export const INSIDE_PAGE_SIZE = 10;
const LAST_PAGE = 20;

export const searchInside = endpoint({
  method: 'GET',
  path: '/api/documents/inside/',
  summary:
    'Documents whose text contains the words, the best first, each with its best page. Quotes, `or` and `-` are understood.',
  audience: 'user',
  query: z.object({
    ...resourceFilters,
    search: asked,
    page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  }),
  replies: {
    200: z.object({
      results: z
        .array(
          z.object({
            resource: Resource,
            hit: InsideHit,
            /** On how many of its pages something was found. */
            pages: z.number().int(),
          }),
        )
        .max(INSIDE_PAGE_SIZE),
      more: z.boolean(),
    }),
  },
});

/** Pages of one document that are named. */
export const MAX_INSIDE_HITS = 100;

export const searchOneInside = endpoint({
  method: 'GET',
  path: '/api/documents/:id/inside/',
  summary: 'The pages of a document that contain the words, in their order.',
  audience: 'user',
  params: byId,
  query: z.object({ search: asked }),
  replies: {
    200: z.object({
      hits: z.array(InsideHit).max(MAX_INSIDE_HITS),
      /** On how many pages something was found. */
      total: z.number().int(),
    }),
  },
});
