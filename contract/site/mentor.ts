import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { MAX_ANSWER_LINKS, MAX_NEXT_QUESTIONS, MAX_QUESTION_CHARS } from './mentor-words.ts';

export const MentorLink = z.object({
  title: z.string(),
  /** A path of the web app. */
  link: z.string(),
});
export type MentorLink = z.infer<typeof MentorLink>;

/** A piece of an answer, in the order in which it is read; what streams an answer sends it part by part. */
export const AnswerPart = z.discriminatedUnion('kind', [
  /** Plain text, never markup. */
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('links'), links: z.array(MentorLink).min(1).max(MAX_ANSWER_LINKS) }),
  /** What may be asked next, word for word. */
  z.object({ kind: z.literal('questions'), questions: z.array(z.string()).min(1).max(MAX_NEXT_QUESTIONS) }),
]);
export type AnswerPart = z.infer<typeof AnswerPart>;

export const MentorAnswer = z.object({
  /** `built-in`: from the platform's own content. `canned`: nothing there fits. */
  source: z.enum(['built-in', 'canned']),
  parts: z.array(AnswerPart).min(1),
});
export type MentorAnswer = z.infer<typeof MentorAnswer>;

export const askMentor = endpoint({
  method: 'POST',
  path: '/api/mentor/ask/',
  summary: 'Answers a question from concepts, help, pages and problems that the caller may see. Nothing of it is kept.',
  audience: 'anyone',
  scope: 'read',
  body: z.object({
    question: humanText({ max: MAX_QUESTION_CHARS, lines: 'many', required: 'Ask a question' }),
  }),
  replies: { 200: MentorAnswer },
});
