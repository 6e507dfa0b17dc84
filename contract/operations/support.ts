import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { emailAddress } from '../identity/accounts.ts';
import { MAX_SENDER_CHARS, MAX_MESSAGE_CHARS, SUPPORT_PAGE_SIZE } from './support-limits.ts';

export const supportTopics = ['account', 'problem', 'judge', 'bug', 'idea', 'moderation', 'privacy', 'other'] as const;
const Topic = z.enum(supportTopics, 'Choose a topic');
export type SupportTopic = z.infer<typeof Topic>;

/** `spam` holds what is suspected to be spam: kept apart for staff, lost nowhere. */
export const supportStates = ['open', 'answered', 'closed', 'spam'] as const;
const State = z.enum(supportStates);
export type SupportState = z.infer<typeof State>;

/** How long what is no longer open is kept after its last message, and suspected spam, in days. */
export const SUPPORT_REQUEST_DAYS = 365;
export const SPAM_DAYS = 30;

const SupportRequestId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Paragraphs of plain text. */
const Text = humanText({ max: MAX_MESSAGE_CHARS, lines: 'many', required: 'Message is required' });

export const openSupportForm = endpoint({
  method: 'GET',
  path: '/api/support-requests/form/',
  summary:
    'What the contact form sends along: it tells how long the form was open. Needs no account and sets no cookie.',
  audience: 'anyone',
  replies: { 200: z.object({ form: z.string() }) },
});

export const sendSupportRequest = endpoint({
  method: 'POST',
  path: '/api/support-requests/',
  summary: 'A message to staff, with or without an account. Answers its number. What looks like spam is kept apart.',
  audience: 'anyone',
  body: z.object({
    name: humanText({ max: MAX_SENDER_CHARS.name, lines: 1, required: 'Name is required' }),
    email: emailAddress,
    topic: Topic,
    message: Text,
    /** Of GET /api/support-requests/form/; a visitor’s message without one is taken for spam. */
    form: z.string().max(200).default(''),
    /** A field that people do not see, and programs fill in. */
    website: z.string().max(500).default(''),
  }),
  replies: { 201: z.object({ id: z.number().int(), message: z.string() }) },
});

export const OWN_SUPPORT_REQUESTS = 20;

const OwnSupportRequest = z.object({
  id: z.number().int(),
  topic: Topic,
  state: z.enum(['open', 'answered', 'closed']),
  created_at: z.iso.datetime(),
  thread: z.array(
    z.object({
      id: z.number().int(),
      from: z.enum(['you', 'staff']),
      text: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type OwnSupportRequest = z.infer<typeof OwnSupportRequest>;

export const listOwnSupportRequests = endpoint({
  method: 'GET',
  path: '/api/support-requests/',
  summary: 'The caller’s own messages to staff with their answers, the twenty that moved last.',
  audience: 'user',
  replies: { 200: z.array(OwnSupportRequest).max(OWN_SUPPORT_REQUESTS) },
});

export const writeAgain = endpoint({
  method: 'POST',
  path: '/api/support-requests/:id/messages/',
  summary: 'The sender adds to a message of their own; it is open again. 404 for any other.',
  audience: 'user',
  params: z.object({ id: SupportRequestId }),
  body: z.object({ message: Text }),
  replies: { 201: OwnSupportRequest },
});

const SupportRequestSummary = z.object({
  id: z.number().int(),
  topic: Topic,
  state: State,
  name: z.string(),
  email: z.string(),
  /** Of a sender who was signed in. */
  username: z.string().nullable(),
  /** The beginning of the first message. */
  excerpt: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  assigned_to: z.string().nullable(),
});
export type SupportRequestSummary = z.infer<typeof SupportRequestSummary>;

export const listSupportRequests = endpoint({
  method: 'GET',
  path: '/api/admin/support-requests/',
  summary: 'Staff: messages in a state; open ones oldest first, the others newest first. X-Total-Count tells how many.',
  audience: 'staff',
  scope: 'staff',
  query: z.object({ state: State.default('open'), page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  replies: { 200: z.array(SupportRequestSummary).max(SUPPORT_PAGE_SIZE) },
});

/** Why a message was taken for spam. */
export const suspicions = ['hidden_field', 'no_form', 'too_fast', 'links', 'repeated'] as const;
const Suspicion = z.enum(suspicions);
export type Suspicion = z.infer<typeof Suspicion>;

const SupportRequest = SupportRequestSummary.extend({
  suspicions: z.array(Suspicion),
  /** Whether an answer goes by email: to a visitor, and to a user whose address is confirmed. */
  by_mail: z.boolean(),
  thread: z.array(
    z.object({
      id: z.number().int(),
      /** `note` is read by staff alone. */
      kind: z.enum(['sender', 'reply', 'note']),
      /** A username; null for a sender without an account. */
      author: z.string().nullable(),
      text: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type SupportRequest = z.infer<typeof SupportRequest>;

export const showSupportRequest = endpoint({
  method: 'GET',
  path: '/api/admin/support-requests/:id/',
  summary: 'Staff: one message with all that was said.',
  audience: 'staff',
  scope: 'staff',
  params: z.object({ id: SupportRequestId }),
  replies: { 200: SupportRequest },
});

export const replyToSupportRequest = endpoint({
  method: 'POST',
  path: '/api/admin/support-requests/:id/reply/',
  summary: 'Staff reply: a user is notified, and an email goes out. 409 for a message in spam.',
  audience: 'staff',
  fresh: true,
  params: z.object({ id: SupportRequestId }),
  body: z.object({ message: Text }),
  replies: { 200: SupportRequest },
});

export const noteOnSupportRequest = endpoint({
  method: 'POST',
  path: '/api/admin/support-requests/:id/notes/',
  summary: 'Staff write a note for each other; the sender never sees it.',
  audience: 'staff',
  scope: 'staff',
  params: z.object({ id: SupportRequestId }),
  body: z.object({ message: Text }),
  replies: { 200: SupportRequest },
});

export const moveSupportRequest = endpoint({
  method: 'PATCH',
  path: '/api/admin/support-requests/:id/',
  summary: 'Staff close, reopen, take for spam or not, and take a message upon themselves or leave it to others.',
  audience: 'staff',
  scope: 'staff',
  params: z.object({ id: SupportRequestId }),
  body: z
    .object({ state: z.enum(['open', 'closed', 'spam']).optional(), mine: z.boolean().optional() })
    .refine(({ state, mine }) => state !== undefined || mine !== undefined, 'Say what should change'),
  replies: { 200: SupportRequest },
});
