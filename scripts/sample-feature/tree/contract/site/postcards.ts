import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const MAX_POSTCARD_CHARS = 200;

export const Postcard = z.object({ id: z.number().int(), username: z.string(), text: z.string() });
export type Postcard = z.infer<typeof Postcard>;

export const listPostcards = endpoint({
  method: 'GET',
  path: '/api/postcards/',
  summary: 'The twenty newest postcards.',
  audience: 'anyone',
  replies: { 200: z.array(Postcard).max(20) },
});

export const sendPostcard = endpoint({
  method: 'POST',
  path: '/api/postcards/',
  summary: 'Pins a postcard to the wall. Its sender is told when it hangs there.',
  audience: 'user',
  body: z.object({ text: z.string('Must be text').trim().min(1, 'Write something').max(MAX_POSTCARD_CHARS) }),
  replies: { 202: z.object({ message: z.string() }) },
});
