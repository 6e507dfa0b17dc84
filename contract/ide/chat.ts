import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { MAX_MESSAGE, MAX_MESSAGES } from './projects-limits.ts';

const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const inProject = z.object({ id: Id });

/** Plain text. */
export const ChatMessage = z.object({
  id: z.int(),
  username: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/chat/',
  summary: 'The last messages of the people in a project, oldest first: for all of them.',
  audience: 'user',
  params: inProject,
  replies: { 200: z.array(ChatMessage).max(MAX_MESSAGES) },
});

export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/ide/projects/:id/chat/',
  summary: 'Writes to the people in a project, viewers too. Older messages than the last that are kept go.',
  audience: 'user',
  params: inProject,
  body: z.object({ text: humanText({ max: MAX_MESSAGE, lines: 1, required: 'Write a message' }) }),
  replies: { 201: ChatMessage },
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/ide/projects/:id/chat/:message/',
  summary: 'Deletes a message: who wrote it, and the owner of the project.',
  audience: 'user',
  params: z.object({ id: Id, message: Id }),
  replies: { 200: z.object({ deleted: z.boolean() }) },
});
