import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { MAX_CREW } from './crew-limits.ts';
import { EventId } from './events.ts';
import { MAX_PROGRAMME_CHARS, MAX_SESSION_MINUTES } from './programme-limits.ts';
import {
  MAX_CALL_KINDS,
  MAX_CO_SPEAKERS,
  MAX_OWN_PROPOSALS,
  MAX_PROPOSAL_CHARS as CHARS,
  MAX_PROPOSALS,
  proposalDecisions,
  proposalLevels,
  reviewPoints,
} from './proposals-limits.ts';

const inEvent = z.object({ id: EventId });
const ofProposal = z.object({ id: EventId, proposal: EventId });
const own = { audience: 'user', scope: 'session' } as const;

const Level = z.enum(proposalLevels, 'Choose a level');
export type ProposalLevel = z.infer<typeof Level>;
const Decision = z.enum(proposalDecisions, 'Choose a decision');
export type ProposalDecision = z.infer<typeof Decision>;
const Points = z.literal([...reviewPoints], 'Choose 1 to 5');

const Kind = z.object({ name: z.string(), minutes: z.number().int() });
export type ProposalKind = z.infer<typeof Kind>;

const Call = z.object({
  closesAt: z.iso.datetime(),
  /** What may be proposed, in the organizer’s order. */
  kinds: z.array(Kind).max(MAX_CALL_KINDS),
  /** '' for none. */
  guidance: z.string(),
});

/** What everybody who may read a proposal reads of it. */
const Proposal = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Markdown. */
  abstract: z.string(),
  kind: z.string(),
  minutes: z.number().int(),
  level: Level,
  /** For those who review; '' for none. */
  note: z.string(),
});
const Brief = Proposal.omit({ abstract: true, note: true });

const OwnProposal = Proposal.extend({
  /** A name a line. */
  coSpeakers: z.string(),
  /** What its author was told; null until then. */
  decision: Decision.nullable(),
  /** The organizer’s own line on it. */
  line: z.string(),
});
export type OwnProposal = z.infer<typeof OwnProposal>;

const CallForPapers = z.object({
  /** Null where its organizers have opened none. */
  call: Call.nullable(),
  /** Whether one may propose at this moment, by the server’s clock. */
  open: z.boolean(),
  /** The caller’s, the first made first. */
  proposals: z.array(OwnProposal).max(MAX_OWN_PROPOSALS),
});
export type CallForPapers = z.infer<typeof CallForPapers>;

export const showCall = endpoint({
  method: 'GET',
  path: '/api/events/:id/call/',
  summary: 'The call for papers of an event, and what the caller proposed.',
  audience: 'anyone',
  params: inEvent,
  replies: { 200: CallForPapers },
});

export const setCall = endpoint({
  method: 'PUT',
  path: '/api/events/:id/call/',
  summary: 'Organizers open the call for papers of an event, or change it: until when, what is asked for, guidance.',
  ...own,
  params: inEvent,
  body: z.object({
    closesAt: z.iso.datetime('Choose a date and a time'),
    kinds: z
      .array(
        z.object({
          name: humanText({ max: CHARS.kind, lines: 1, required: 'Name is required' }),
          minutes: z
            .number('Must be a number')
            .int('Must be a whole number')
            .min(5, 'Must be at least 5')
            .max(MAX_SESSION_MINUTES, `Must be at most ${MAX_SESSION_MINUTES}`),
        }),
      )
      .min(1, 'Add at least one kind of session')
      .max(MAX_CALL_KINDS, `At most ${MAX_CALL_KINDS} kinds`)
      .refine(
        (kinds) => new Set(kinds.map(({ name }) => name.toLowerCase())).size === kinds.length,
        'Each kind needs its own name',
      ),
    guidance: humanText({ max: CHARS.guidance, lines: 'many' }).default(''),
  }),
  replies: { 200: CallForPapers },
});

const ProposalForm = z.object({
  title: humanText({ max: CHARS.title, lines: 1, required: 'Title is required' }),
  abstract: humanText({ max: CHARS.abstract, lines: 'many', required: 'Abstract is required' }),
  /** The name of one of the call’s. */
  kind: humanText({ max: CHARS.kind, lines: 1, required: 'Choose a kind of session' }),
  level: Level,
  note: humanText({ max: CHARS.note, lines: 'many' }).default(''),
  coSpeakers: humanText({ max: CHARS.coSpeakers, lines: 'many' })
    .transform((text) =>
      text
        .split('\n')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .join('\n'),
    )
    .refine((text) => text.split('\n').length <= MAX_CO_SPEAKERS, `At most ${MAX_CO_SPEAKERS} names`)
    .refine(
      (text) => text.split('\n').every((name) => name.length <= MAX_PROGRAMME_CHARS.name),
      `A name is at most ${MAX_PROGRAMME_CHARS.name} characters`,
    )
    .default(''),
});
export type ProposalForm = z.output<typeof ProposalForm>;

export const propose = endpoint({
  method: 'POST',
  path: '/api/events/:id/proposals/',
  summary: `Proposes a session while the call is open: at most ${MAX_OWN_PROPOSALS} a person and event.`,
  ...own,
  params: inEvent,
  body: ProposalForm,
  replies: { 201: CallForPapers },
});

export const editProposal = endpoint({
  method: 'PUT',
  path: '/api/events/:id/proposals/:proposal/',
  summary: 'Changes the caller’s proposal while the call is open.',
  ...own,
  params: ofProposal,
  body: ProposalForm,
  replies: { 200: CallForPapers },
});

export const withdrawProposal = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/proposals/:proposal/',
  summary: 'Withdraws the caller’s proposal while the call is open.',
  ...own,
  params: ofProposal,
  replies: { 200: CallForPapers },
});

/** Who proposed, for organizers alone. */
const Author = z.object({ username: z.string(), name: z.string(), coSpeakers: z.string() });

const ListedProposal = Brief.extend({
  reviews: z.number().int(),
  /** The mean of their points; null without any. */
  mean: z.number().nullable(),
  decision: Decision.nullable(),
  /** What its author was told last. */
  told: Decision.nullable(),
  inProgramme: z.boolean(),
});
export type ListedProposal = z.infer<typeof ListedProposal>;

export const listProposals = endpoint({
  method: 'GET',
  path: '/api/events/:id/proposals/',
  summary: 'Organizers see what was proposed for an event, without names: the best reviewed first.',
  ...own,
  params: inEvent,
  replies: { 200: z.object({ proposals: z.array(ListedProposal).max(MAX_PROPOSALS) }) },
});

const ProposalDetail = Proposal.extend({
  reviews: z.array(z.object({ reviewer: z.string(), points: Points, note: z.string() })).max(MAX_CREW * 4),
  decision: Decision.nullable(),
  line: z.string(),
  told: Decision.nullable(),
  inProgramme: z.boolean(),
  /** From a decision on; null before, and where the account is gone. */
  author: Author.nullable(),
});
export type ProposalDetail = z.infer<typeof ProposalDetail>;

export const showProposal = endpoint({
  method: 'GET',
  path: '/api/events/:id/proposals/:proposal/',
  summary: 'Organizers read a proposal and its reviews; who proposed it from a decision on.',
  ...own,
  params: ofProposal,
  replies: { 200: ProposalDetail },
});

export const showNames = endpoint({
  method: 'POST',
  path: '/api/events/:id/proposals/names/',
  summary: 'Organizers see who proposed what. This is kept in the audit log.',
  ...own,
  params: inEvent,
  replies: {
    200: z.object({ names: z.array(Author.extend({ proposal: z.number().int() })).max(MAX_PROPOSALS) }),
  },
});

export const decideProposal = endpoint({
  method: 'PUT',
  path: '/api/events/:id/proposals/:proposal/decision/',
  summary:
    'Organizers decide on a proposal, or take that back. Nobody is notified yet. 409 once its author knows that it was accepted or declined.',
  ...own,
  params: ofProposal,
  body: z.object({
    decision: Decision.nullable(),
    line: humanText({ max: CHARS.line, lines: 'many' }).default(''),
  }),
  replies: { 200: ProposalDetail },
});

export const sendDecisions = endpoint({
  method: 'POST',
  path: '/api/events/:id/proposals/decisions/',
  summary:
    'Organizers send the authors the decisions that haven’t been sent yet: a notification and an email, once each.',
  ...own,
  params: inEvent,
  replies: { 200: z.object({ sent: z.number().int() }) },
});

export const scheduleProposal = endpoint({
  method: 'POST',
  path: '/api/events/:id/proposals/:proposal/session/',
  summary:
    'Organizers make an accepted proposal, whose decision was sent, a session of the programme with its speakers. 409 for any other, and where the room has another session at that time.',
  ...own,
  params: ofProposal,
  body: z.object({
    date: z.iso.date('Choose a date'),
    startTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'),
    room: humanText({ max: MAX_PROGRAMME_CHARS.room, lines: 1, required: 'Room is required' }),
    track: humanText({ max: MAX_PROGRAMME_CHARS.track, lines: 1 }).default(''),
  }),
  replies: { 200: ProposalDetail },
});

const ToReview = Brief.extend({
  /** The caller’s; null until they give them. */
  points: Points.nullable(),
});
export type ToReview = z.infer<typeof ToReview>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/events/:id/reviews/',
  summary: 'Reviewers see what was proposed for an event by others, never by whom; each in an order of their own.',
  ...own,
  params: inEvent,
  replies: { 200: z.object({ proposals: z.array(ToReview).max(MAX_PROPOSALS) }) },
});

const Review = z.object({ points: Points, note: z.string() });
const ReviewDetail = Proposal.extend({
  /** The caller’s. */
  own: Review.nullable(),
  /** Whether the proposal changed since they gave it. */
  changed: z.boolean(),
  /** Nobody’s until the caller has given theirs. */
  others: z.array(Review).max(MAX_CREW * 4),
});
export type ReviewDetail = z.infer<typeof ReviewDetail>;

export const showReview = endpoint({
  method: 'GET',
  path: '/api/events/:id/reviews/:proposal/',
  summary: 'Reviewers read a proposal without its author; what others gave it once they have given theirs.',
  ...own,
  params: ofProposal,
  replies: { 200: ReviewDetail },
});

export const giveReview = endpoint({
  method: 'PUT',
  path: '/api/events/:id/reviews/:proposal/',
  summary: 'Reviewers give a proposal of somebody else 1 to 5 points and a note, until the decision is sent.',
  ...own,
  params: ofProposal,
  body: z.object({ points: Points, note: humanText({ max: CHARS.review, lines: 'many' }).default('') }),
  replies: { 200: ReviewDetail },
});
