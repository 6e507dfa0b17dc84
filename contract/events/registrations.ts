import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { MAX_LIST_SEARCH_CHARS } from '../limits.ts';
import { MAX_EVENT_CHARS as CHARS, MAX_EVENT_LISTS, MAX_SEATS } from './events-limits.ts';
import { EventId, EventSummary } from './events.ts';

/**
 * `pending`: the organizer decides; `confirmed`: has a place; `waiting`: on the waitlist; `offered`: a place is kept until
 * `offeredUntil`; `expired`: an offer that was not taken.
 */
export const registrationStates = [
  'pending',
  'confirmed',
  'waiting',
  'offered',
  'cancelled',
  'declined',
  'expired',
] as const;
export const RegistrationState = z.enum(registrationStates);
export type RegistrationState = z.infer<typeof RegistrationState>;

/**
 * Why somebody on the waitlist is not moved up. `full`: every place is taken; `offered`: a place is on offer to somebody
 * ahead; `group`: fewer places are free than the own group needs; `group_ahead`: than a group ahead needs, and nobody
 * passes; `ended`: the event is over.
 */
export const waitReasons = ['full', 'offered', 'group', 'group_ahead', 'ended'] as const;
export type WaitReason = (typeof waitReasons)[number];

export const Registration = z.object({
  id: z.number().int(),
  state: RegistrationState,
  /** The person, and those who come along. */
  seats: z.number().int(),
  guests: z.array(z.string()),
  answers: z.record(z.string(), z.string()),
  registeredAt: z.iso.datetime(),
  offeredUntil: z.iso.datetime().nullable(),
  /** On the waitlist: the place, from 1, how many wait in all, how many places are free, and why nobody moves up. */
  waitlist: z
    .object({
      position: z.number().int(),
      waiting: z.number().int(),
      free: z.number().int(),
      reason: z.enum(waitReasons),
      /** Places that who is first needs. */
      needed: z.number().int(),
    })
    .nullable(),
});
export type Registration = z.infer<typeof Registration>;

const inEvent = z.object({ id: EventId });
export const InRegistration = z.object({
  id: EventId,
  registration: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
const Own = z.object({ registration: Registration.nullable() });

export const showRegistration = endpoint({
  method: 'GET',
  path: '/api/events/:id/registration/',
  summary: 'The caller’s own registration for an event, with the place on its waitlist; null where there is none.',
  audience: 'user',
  params: inEvent,
  replies: { 200: Own },
});

/** By the ids of the questions. */
const Answers = z
  .record(z.string().regex(/^[a-z0-9]{1,12}$/), humanText({ max: CHARS.answer, lines: 'many' }))
  .refine((answers) => Object.keys(answers).length <= MAX_EVENT_LISTS.questions, 'There are fewer questions');

export const registerForEvent = endpoint({
  method: 'POST',
  path: '/api/events/:id/registration/',
  summary:
    'Registers the caller, with up to four guests: all of them or none. Answers the existing registration where there is one. A full event puts them on the waitlist, first come, first served.',
  audience: 'user',
  params: inEvent,
  body: z.object({
    seats: z.number().int().min(1).max(MAX_SEATS, `At most ${MAX_SEATS} together`).default(1),
    /** The names of those who come along, where they are known. */
    guests: z
      .array(humanText({ max: CHARS.name, lines: 1 }))
      .max(MAX_SEATS - 1)
      .transform((names) => names.filter((name) => name !== ''))
      .default([]),
    answers: Answers.default({}),
  }),
  replies: { 201: Own, 200: Own },
});

export const cancelRegistration = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/registration/',
  summary: 'Gives back the caller’s place, place on the waitlist, or offer. Who is next moves up.',
  audience: 'user',
  params: inEvent,
  replies: { 200: Own },
});

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/api/events/:id/registration/accept/',
  summary: 'Takes the place that is on offer. 409 where none is, or no longer.',
  audience: 'user',
  params: inEvent,
  replies: { 200: Own },
});

/** A registration with what its event is called, for the list of one's own. */
export const OwnRegistration = z.object({
  registration: Registration,
  /** Null while the event waits for approval again; `title` is the approved one. */
  event: EventSummary.nullable(),
  eventId: z.number().int(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type OwnRegistration = z.infer<typeof OwnRegistration>;

export const OWN_REGISTRATIONS = 100;
export const listOwnRegistrations = endpoint({
  method: 'GET',
  path: '/api/registrations/',
  summary: 'What the caller is registered for or waits for: to come first, the earliest on top; then the past.',
  audience: 'user',
  replies: { 200: z.array(OwnRegistration).max(OWN_REGISTRATIONS) },
});

export const ATTENDEES_PAGE_SIZE = 50;

export const Attendee = z.object({
  id: z.number().int(),
  /** Null where the account is gone. */
  username: z.string().nullable(),
  name: z.string(),
  state: RegistrationState,
  seats: z.number().int(),
  guests: z.array(z.string()),
  answers: z.record(z.string(), z.string()),
  registeredAt: z.iso.datetime(),
  checkedInAt: z.iso.datetime().nullable(),
});
export type Attendee = z.infer<typeof Attendee>;

export const listAttendees = endpoint({
  method: 'GET',
  path: '/api/events/:id/registrations/',
  summary:
    'Who is registered, waits or asks for a place, in their order: for staff and its organizers. X-Total-Count tells how many.',
  audience: 'user',
  params: inEvent,
  query: z.object({
    state: RegistrationState.optional(),
    /** In names, whatever the case. */
    search: z.string().trim().max(MAX_LIST_SEARCH_CHARS).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  replies: { 200: z.array(Attendee).max(ATTENDEES_PAGE_SIZE) },
});

export const decideRegistration = endpoint({
  method: 'POST',
  path: '/api/events/:id/registrations/:registration/decide/',
  summary:
    'Gives a place to who asked for one, or declines with a word of why: staff and its organizers. Where it is full they come on the waitlist.',
  audience: 'user',
  params: InRegistration,
  body: z.object({
    decision: z.enum(['confirm', 'decline']),
    reason: humanText({ max: CHARS.reason, lines: 'many' }).default(''),
  }),
  replies: { 200: Attendee },
});

const Counted = z.object({ people: z.number().int(), seats: z.number().int() });

export const showDashboard = endpoint({
  method: 'GET',
  path: '/api/events/:id/dashboard/',
  summary:
    'How an event stands, for staff and its organizers: states, places, arrivals, marks, and how questions were answered.',
  audience: 'user',
  params: inEvent,
  replies: {
    200: z.object({
      states: z.record(RegistrationState, Counted),
      /** 0: without a limit. */
      capacity: z.number().int(),
      taken: z.number().int(),
      arrived: Counted,
      /** Of those, who came after the start. */
      arrivedLate: Counted,
      /** Had a place and did not come; null until the end, and where nobody was checked in at all. */
      noShows: Counted.nullable(),
      interested: z.number().int(),
      saved: z.number().int(),
      /** By question; of free text how many wrote something, of any other each answer. */
      answers: z.array(
        z.object({
          id: z.string(),
          text: z.string(),
          given: z.number().int(),
          tallies: z.array(z.object({ answer: z.string(), count: z.number().int() })).max(MAX_EVENT_LISTS.choices),
        }),
      ),
    }),
  },
});

export const exportRegistrations = endpoint({
  method: 'GET',
  path: '/api/events/:id/registrations.csv',
  summary: 'Everybody who registered, as CSV without formulas: for staff and its organizers; kept in the audit log.',
  audience: 'user',
  scope: 'session',
  params: inEvent,
  replies: { 200: z.string() },
});
