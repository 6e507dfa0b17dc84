import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_READING, MOST_PAGES } from './resources-limits.ts';
import { byId, Resource, ResourcePosition } from './resources.ts';

const page = z.number().int().min(1).max(MOST_PAGES);

export const saveResourcePosition = endpoint({
  method: 'PUT',
  path: '/api/documents/:id/position/',
  summary: 'Remembers the page at which the caller is in a document.',
  audience: 'user',
  params: byId,
  body: z
    .object({ page, pages: page })
    .refine((at) => at.page <= at.pages, { path: ['page'], message: 'There is no such page' }),
  replies: { 200: ResourcePosition },
});

export const forgetResourcePosition = endpoint({
  method: 'DELETE',
  path: '/api/documents/:id/position/',
  summary: 'Forgets where the caller was in a document.',
  audience: 'user',
  params: byId,
  replies: { 200: z.object({ message: z.string() }) },
});

export const listReading = endpoint({
  method: 'GET',
  path: '/api/documents/reading/',
  summary: 'What the caller has begun to read and not finished, the latest first.',
  audience: 'user',
  replies: {
    200: z.array(z.object({ resource: Resource, position: ResourcePosition, at: z.iso.datetime() })).max(MAX_READING),
  },
});
