import { pathOf } from '@devorbit/contract/path-of.ts';
import { cannedReply } from '@devorbit/contract/site/mentor-words.ts';
import type { MentorAnswer, MentorLink } from '@devorbit/contract/site/mentor.ts';
import { ApiError } from '../../../platform/api-error.ts';

/** A reply comes no sooner than this after the message, in ms (specification 001 §2). */
export const REPLY_AFTER_MS = 1_000;
/** Messages that are kept: older ones fall off the talk. */
export const MAX_MESSAGES = 60;

export type Message =
  | { from: 'visitor'; text: string }
  | {
      from: 'assistant';
      paragraphs: string[];
      links: MentorLink[];
      /** What may be asked next; not there where nothing is proposed. */
      questions?: string[];
      canned: boolean;
    };
export type Talk = readonly Message[];

const appended = (talk: Talk, message: Message): Talk => [...talk, message].slice(-MAX_MESSAGES);

/** The talk with one more question; the same talk where there is nothing but blanks, or an answer is still to come. */
export const asked = (talk: Talk, text: string): Talk =>
  text.trim() === '' || openQuestion(talk) !== null ? talk : appended(talk, { from: 'visitor', text: text.trim() });

/** The question that waits for its answer, or null. */
export const openQuestion = (talk: Talk): string | null => {
  const last = talk.at(-1);
  return last?.from === 'visitor' ? last.text : null;
};

export const answered = (talk: Talk, reply: Message): Talk => appended(talk, reply);

export const replyOf = ({ source, parts }: MentorAnswer): Message => {
  const questions = parts.flatMap((part) => (part.kind === 'questions' ? part.questions : []));
  return {
    from: 'assistant',
    paragraphs: parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])),
    links: parts.flatMap((part) => (part.kind === 'links' ? part.links : [])),
    ...(questions.length > 0 && { questions }),
    canned: source === 'canned',
  };
};

/** What is said where the server does not answer: the canned reply, and where it refuses: why. */
export const replyToFailure = (question: string, error: unknown): Message => ({
  from: 'assistant',
  paragraphs: [error instanceof ApiError && error.status < 500 ? error.sentence : cannedReply(question)],
  links: [{ title: 'Help', link: `${pathOf('about')}#help` }],
  canned: true,
});

const isLink = (value: unknown): value is MentorLink =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'link' in value &&
  typeof value.link === 'string' &&
  value.link.startsWith('/');

const isMessage = (value: unknown): value is Message => {
  if (typeof value !== 'object' || value === null || !('from' in value)) return false;
  if (value.from === 'visitor') return 'text' in value && typeof value.text === 'string';
  const { paragraphs, links, questions } = value as Partial<Extract<Message, { from: 'assistant' }>>;
  return (
    value.from === 'assistant' &&
    Array.isArray(paragraphs) &&
    paragraphs.every((text) => typeof text === 'string') &&
    Array.isArray(links) &&
    links.every(isLink) &&
    (questions === undefined || (Array.isArray(questions) && questions.every((text) => typeof text === 'string')))
  );
};

/** A talk as it was kept; what makes no sense in it is left out. */
export const talkFrom = (kept: unknown): Talk =>
  Array.isArray(kept) ? kept.filter(isMessage).slice(-MAX_MESSAGES) : [];
