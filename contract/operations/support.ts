import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { emailAddress } from '../identity/accounts.ts';
import { MAX_SENDER_CHARS, MAX_TICKET_CHARS, TICKETS_PAGE_SIZE } from './support-limits.ts';

export const ticketTopics = ['account', 'problem', 'judge', 'bug', 'idea', 'moderation', 'privacy', 'other'] as const;
const Topic = z.enum(ticketTopics, 'Choose what it is about');
export type TicketTopic = z.infer<typeof Topic>;

/** `spam` holds what is suspected to be spam: kept apart for staff, lost nowhere. */
export const ticketStates = ['open', 'answered', 'closed', 'spam'] as const;
const State = z.enum(ticketStates);
export type TicketState = z.infer<typeof State>;

/** How long what is no longer open is kept after its last message, and suspected spam, in days. */
export const TICKET_DAYS = 365;
export const SPAM_DAYS = 30;

const TicketId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Paragraphs of plain text. */
const Text = humanText({ max: MAX_TICKET_CHARS, lines: 'many', required: 'Message is required' });

export const openTicketForm = endpoint({
  method: 'GET',
  path: '/api/tickets/form/',
  summary:
    'What the contact form sends along: it tells how long the form was open. Needs no account and sets no cookie.',
  audience: 'anyone',
  replies: { 200: z.object({ form: z.string() }) },
});

export const sendTicket = endpoint({
  method: 'POST',
  path: '/api/tickets/',
  summary: 'A message to staff, with or without an account. Answers its number. What looks like spam is kept apart.',
  audience: 'anyone',
  body: z.object({
    name: humanText({ max: MAX_SENDER_CHARS.name, lines: 1, required: 'Name is required' }),
    email: emailAddress,
    topic: Topic,
    message: Text,
    /** Of GET /api/tickets/form/; a visitor’s message without one is taken for spam. */
    form: z.string().max(200).default(''),
    /** A field that people do not see, and programs fill in. */
    website: z.string().max(500).default(''),
  }),
  replies: { 201: z.object({ id: z.number().int(), message: z.string() }) },
});

export const OWN_TICKETS = 20;

const OwnTicket = z.object({
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
export type OwnTicket = z.infer<typeof OwnTicket>;

export const listOwnTickets = endpoint({
  method: 'GET',
  path: '/api/tickets/',
  summary: 'The caller’s own messages to staff with their answers, the twenty that moved last.',
  audience: 'user',
  replies: { 200: z.array(OwnTicket).max(OWN_TICKETS) },
});

export const writeAgain = endpoint({
  method: 'POST',
  path: '/api/tickets/:id/messages/',
  summary: 'The sender adds to a message of their own; it is open again. 404 for any other.',
  audience: 'user',
  params: z.object({ id: TicketId }),
  body: z.object({ message: Text }),
  replies: { 201: OwnTicket },
});

const TicketSummary = z.object({
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
export type TicketSummary = z.infer<typeof TicketSummary>;

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/admin/tickets/',
  summary: 'Staff: messages in a state; open ones oldest first, the others newest first. X-Total-Count tells how many.',
  audience: 'staff',
  scope: 'staff',
  query: z.object({ state: State.default('open'), page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  replies: { 200: z.array(TicketSummary).max(TICKETS_PAGE_SIZE) },
});

/** Why a message was taken for spam. */
export const suspicions = ['hidden_field', 'no_form', 'too_fast', 'links', 'repeated'] as const;
const Suspicion = z.enum(suspicions);
export type Suspicion = z.infer<typeof Suspicion>;

const Ticket = TicketSummary.extend({
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
export type Ticket = z.infer<typeof Ticket>;

export const showTicket = endpoint({
  method: 'GET',
  path: '/api/admin/tickets/:id/',
  summary: 'Staff: one message with all that was said.',
  audience: 'staff',
  scope: 'staff',
  params: z.object({ id: TicketId }),
  replies: { 200: Ticket },
});

export const replyToTicket = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/:id/reply/',
  summary: 'Staff answer: a user is told, and an email goes out. 409 for what lies among the spam.',
  audience: 'staff',
  fresh: true,
  params: z.object({ id: TicketId }),
  body: z.object({ message: Text }),
  replies: { 200: Ticket },
});

export const noteOnTicket = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/:id/notes/',
  summary: 'Staff write a note for each other; the sender never sees it.',
  audience: 'staff',
  scope: 'staff',
  params: z.object({ id: TicketId }),
  body: z.object({ message: Text }),
  replies: { 200: Ticket },
});

export const moveTicket = endpoint({
  method: 'PATCH',
  path: '/api/admin/tickets/:id/',
  summary: 'Staff close, reopen, take for spam or not, and take a message upon themselves or leave it to others.',
  audience: 'staff',
  scope: 'staff',
  params: z.object({ id: TicketId }),
  body: z
    .object({ state: z.enum(['open', 'closed', 'spam']).optional(), mine: z.boolean().optional() })
    .refine(({ state, mine }) => state !== undefined || mine !== undefined, 'Say what is to change'),
  replies: { 200: Ticket },
});
