import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { HttpLink, HttpsLink } from '../http-link.ts';
import { humanText } from '../human-text.ts';
import { MAX_LIST_SEARCH_CHARS } from '../limits.ts';
import { TimeZone } from '../time-zone.ts';
import {
  eventCategories,
  eventDates,
  eventSorts,
  EVENTS_PAGE_SIZE,
  eventTypes,
  eventWays,
  MAX_CAPACITY,
  MAX_EVENT_CHARS as CHARS,
  MAX_EVENT_LISTS as LISTS,
  MAX_JOINED_MARKS,
  MAX_MONTH_EVENTS,
  MAX_PENDING_EVENTS,
  MAX_PRICE,
  promotions,
  questionKinds,
  sponsorTiers,
} from './events-limits.ts';

export const EventType = z.enum(eventTypes, 'Choose a type');
export const EventCategory = z.enum(eventCategories, 'Choose a category');

/** `ended` and `cancelled` are ours: the specification has upcoming and live. */
export const EventStatus = z.enum(['upcoming', 'live', 'ended', 'cancelled']);
export type EventStatus = z.infer<typeof EventStatus>;
/** What staff decided; everybody sees approved events alone. */
export const EventState = z.enum(['pending', 'approved', 'declined']);
export type EventState = z.infer<typeof EventState>;

export const EventId = z.coerce.number().int().positive().max(2_147_483_647);
const inEvent = z.object({ id: EventId });

/** A day as people write it in an address: 2026-03-14. */
const LocalDate = z.iso.date('Choose a date');
/** A time of the day on the wall, 24 hours: 09:30. */
const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time');
/** A place's rules of time; `EST` and its kin are fixed offsets in some programs, and so no zones. */
const EventZone = TimeZone.refine((zone) => /^([A-Za-z_]+\/[\w+/-]+|UTC)$/.test(zone), 'Unknown time zone');
const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be a slug')
  .max(80);
/** Of somebody; a name that nobody has finds nothing. */
export const Username = humanText({ max: 150, lines: 1 });
const Digest = z.string().regex(/^[0-9a-f]{64}$/, 'Must be a digest');

const line = (max: number, required?: string) =>
  humanText({ max, lines: 1, ...(required === undefined ? {} : { required }) });
const prose = (max: number, required?: string) =>
  humanText({ max, lines: 'many', ...(required === undefined ? {} : { required }) });

export const EventLinks = z.object({
  website: z.string(),
  twitter: z.string(),
  linkedin: z.string(),
  discord: z.string(),
});
export type EventLinks = z.infer<typeof EventLinks>;

export const EventSpeaker = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  company: z.string(),
  /** An address of our own; null shows the initials. */
  avatar: z.string().nullable(),
});
export const EventSession = z.object({
  time: z.string(),
  title: z.string(),
  speaker: z.string(),
  description: z.string(),
});
export const EventPrize = z.object({ title: z.string(), value: z.string(), description: z.string() });

const SponsorTier = z.enum(sponsorTiers, 'Choose a tier');
export const EventSponsor = z.object({
  tier: SponsorTier,
  name: z.string(),
  /** '' for none. */
  url: z.string(),
  /** An address of our own; null shows the name alone. */
  picture: z.string().nullable(),
  /** Its digest, for who may change the event. */
  logo: z.string().nullable(),
});
export type EventSponsor = z.infer<typeof EventSponsor>;

/** What is asked of who registers. `id` names it within the event. */
export const EventQuestion = z.object({
  id: z.string().regex(/^[a-z0-9]{1,12}$/),
  text: line(CHARS.question, 'Write the question'),
  kind: z.enum(questionKinds),
  /** Of a choice. */
  choices: z.array(line(CHARS.choice, 'Write the answer')).max(LISTS.choices).default([]),
  required: z.boolean().default(false),
});
export type EventQuestion = z.infer<typeof EventQuestion>;

/** An event as lists show it: the names are the specification's. */
export const EventSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  type: EventType,
  category: EventCategory,
  location: z.string(),
  way: z.enum(eventWays),
  /** For people: `Mar 14-16, 2026`. */
  date: z.string(),
  /** The days there, and the time on the wall there. */
  startDate: z.string(),
  endDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  timeZone: z.string(),
  /** The same as instants. */
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** In the organizer's words. */
  time: z.string(),
  isFeatured: z.boolean(),
  isApproved: z.boolean(),
  status: EventStatus,
  state: EventState,
  /** A username; null where the account is gone. */
  createdBy: z.string().nullable(),
  description: z.string(),
  organizer: z.string(),
  /** Addresses of our own; null shows ours. */
  organizerLogo: z.string().nullable(),
  image: z.string().nullable(),
  /** 0: without a limit. */
  capacity: z.number().int(),
  /** Places that are taken, those on offer among them. */
  registered: z.number().int(),
  price: z.number(),
  currency: z.string(),
  tags: z.array(z.string()),
  /** Whether it is one date of an event that repeats. */
  repeats: z.boolean(),
  /** How many pressed the heart. */
  interested: z.number().int(),
  isInterested: z.boolean(),
  isSaved: z.boolean(),
  /** Whether the caller may change it: staff, who made it, and its organizers. */
  canEdit: z.boolean(),
  /** Whether the caller may delete or cancel it, and choose its helpers: staff, and who made it. */
  canDelete: z.boolean(),
});
export type EventSummary = z.infer<typeof EventSummary>;

export const EventDetail = EventSummary.extend({
  longDescription: z.string(),
  socialLinks: EventLinks,
  requirements: z.array(z.string()),
  speakers: z.array(EventSpeaker),
  schedule: z.array(EventSession),
  prizes: z.array(EventPrize),
  /** By tier, in the organizer’s order. */
  sponsors: z.array(EventSponsor).max(LISTS.sponsors),
  /** Its slug in the directory; null where it belongs to none. */
  university: z.string().nullable(),
  /** For who may change it, and who has a place from an hour before the start; else ''. */
  onlineUrl: z.string(),
  /** Where a priced event is paid; the place here is the answer to the invitation. */
  paymentUrl: z.string(),
  /** When one may register, there: `2026-03-10T09:00`; '' from now on, and up to the end. */
  registrationOpens: z.string(),
  registrationCloses: z.string(),
  /** Whether one may register at this moment. */
  registrationOpen: z.boolean(),
  /** Whether the organizer decides who has a place. */
  approval: z.boolean(),
  promotion: z.enum(promotions),
  questions: z.array(EventQuestion),
  /** Rises with every change; an edit names the one that it began from. */
  revision: z.number().int(),
  /** Why it was declined or cancelled, for who may know; else ''. */
  reason: z.string(),
  /** How many its programme has. */
  sessions: z.number().int(),
  /** Whether it has a call for papers, and whether one may propose at this moment. */
  hasCall: z.boolean(),
  callOpen: z.boolean(),
  /** People on the waitlist. */
  waiting: z.number().int(),
  /** Whether the caller may let people in. */
  canCheckIn: z.boolean(),
  /** Whether the caller is a judge of it. */
  canJudge: z.boolean(),
  /** Whether the caller reviews what is proposed for it. */
  canReview: z.boolean(),
  /** Digests of its pictures, for who may change it. */
  imageDigest: z.string().nullable(),
  logoDigest: z.string().nullable(),
});
export type EventDetail = z.infer<typeof EventDetail>;

const LocalMoment = z.union([
  z.literal(''),
  z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'Choose a date and a time'),
]);

/**
 * What the form sends. `isApproved`, `registered`, `createdBy` and `status` are the server's, whatever is sent; `isFeatured`
 * counts for staff alone.
 */
export const EventForm = z.object({
  title: line(CHARS.title, 'Title is required'),
  type: EventType,
  category: EventCategory,
  location: line(CHARS.location, 'Location is required'),
  way: z.enum(eventWays).default('in_person'),
  onlineUrl: HttpLink.default(''),
  paymentUrl: HttpLink.default(''),
  startDate: LocalDate,
  endDate: LocalDate,
  startTime: LocalTime.default('10:00'),
  endTime: LocalTime.default('18:00'),
  timeZone: EventZone.default('Asia/Kolkata'),
  time: line(CHARS.time, 'Time is required'),
  description: line(CHARS.description, 'Description is required'),
  longDescription: prose(CHARS.longDescription).default(''),
  organizer: line(CHARS.organizer, 'Organizer name is required'),
  /** Digests of uploaded pictures. */
  organizerLogo: Digest.nullable().default(null),
  image: Digest.nullable().default(null),
  capacity: z.number('Must be a number').int('Must be a whole number').min(0).max(MAX_CAPACITY).default(0),
  price: z.number('Must be a number').min(0).max(MAX_PRICE).multipleOf(0.01).default(0),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Must be a currency such as INR')
    .default('INR'),
  tags: z
    .array(line(CHARS.tag, 'Must not be empty'))
    .max(LISTS.tags)
    .transform((tags) => [...new Set(tags)])
    .default([]),
  socialLinks: z
    .object({
      website: HttpLink.default(''),
      twitter: HttpLink.default(''),
      linkedin: HttpLink.default(''),
      discord: HttpLink.default(''),
    })
    .default({ website: '', twitter: '', linkedin: '', discord: '' }),
  requirements: z.array(line(CHARS.requirement, 'Must not be empty')).max(LISTS.requirements).default([]),
  speakers: z
    .array(
      z.object({
        name: line(CHARS.name, 'Name is required'),
        title: line(CHARS.name).default(''),
        company: line(CHARS.name).default(''),
      }),
    )
    .max(LISTS.speakers)
    .default([]),
  schedule: z
    .array(
      z.object({
        time: line(CHARS.time, 'Time is required'),
        title: line(CHARS.title, 'Title is required'),
        speaker: line(CHARS.name).default(''),
        description: line(CHARS.note).default(''),
      }),
    )
    .max(LISTS.schedule)
    .default([]),
  prizes: z
    .array(
      z.object({
        title: line(CHARS.title, 'Title is required'),
        value: line(CHARS.name).default(''),
        description: line(CHARS.note).default(''),
      }),
    )
    .max(LISTS.prizes)
    .default([]),
  sponsors: z
    .array(
      z.object({
        tier: SponsorTier,
        name: line(CHARS.name, 'Name is required'),
        url: HttpsLink.default(''),
        /** The digest of an uploaded picture. */
        logo: Digest.nullable().default(null),
      }),
    )
    .max(LISTS.sponsors, `At most ${LISTS.sponsors} sponsors`)
    .default([]),
  university: Slug.nullable().default(null),
  isFeatured: z.boolean().default(false),
  registrationOpens: LocalMoment.default(''),
  registrationCloses: LocalMoment.default(''),
  approval: z.boolean().default(false),
  promotion: z.enum(promotions).default('automatic'),
  questions: z
    .array(
      EventQuestion.refine(({ kind, choices }) => kind !== 'choice' || choices.length > 1, {
        message: 'Give at least two answers',
        path: ['choices'],
      }),
    )
    .max(LISTS.questions)
    .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, 'Each question has its id')
    .default([]),
});
export type EventForm = z.input<typeof EventForm>;

const filters = {
  type: EventType.optional(),
  /** By commas. */
  categories: z
    .string()
    .max(200)
    .regex(/^[\w /,]*$/, 'Unknown category')
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(EventCategory))
    .optional(),
  /** Over title, description and tags, whatever the case. */
  search: z.string().trim().max(MAX_LIST_SEARCH_CHARS).optional(),
  /** The reader's. */
  timeZone: TimeZone.default('Asia/Kolkata'),
};

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events/',
  summary:
    'Approved events with these filters, 24 a page; X-Total-Count tells how many. By date: what goes on or is to come, the earliest first; what has ended after it, the latest first.',
  audience: 'anyone',
  query: z.object({
    ...filters,
    date: z.enum(eventDates).default('all'),
    sort: z.enum(eventSorts).default('date'),
    /** Of the caller: those they made (approved or not), saved, or are interested in. Nothing for a visitor. */
    mine: z.enum(['created', 'saved', 'interested']).optional(),
    /** Made by this user. */
    by: Username.optional(),
    /** Of this university, by its slug. */
    university: Slug.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  replies: { 200: z.array(EventSummary).max(EVENTS_PAGE_SIZE) },
});

export const listMonth = endpoint({
  method: 'GET',
  path: '/api/events/month/',
  summary: 'Approved events of a month of the reader, by their start, with these filters.',
  audience: 'anyone',
  query: z.object({ ...filters, month: z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Must be a month') }),
  replies: { 200: z.array(EventSummary).max(MAX_MONTH_EVENTS) },
});

export const listPending = endpoint({
  method: 'GET',
  path: '/api/events/pending/',
  summary: 'Staff: events that wait for approval, the longest waiting first.',
  audience: 'staff',
  scope: 'staff',
  replies: { 200: z.array(EventSummary).max(MAX_PENDING_EVENTS) },
});

export const createEvent = endpoint({
  method: 'POST',
  path: '/api/events/',
  summary: 'Makes an event. That of staff is approved at once; any other waits for approval.',
  audience: 'user',
  body: EventForm,
  replies: { 201: EventDetail },
});

export const showEvent = endpoint({
  method: 'GET',
  path: '/api/events/:id/',
  summary: 'An event. One that is not approved is there for staff and its organizers alone.',
  audience: 'anyone',
  params: inEvent,
  replies: { 200: EventDetail },
});

export const editEvent = endpoint({
  method: 'PUT',
  path: '/api/events/:id/',
  summary:
    'Changes an event: staff and its organizers. A new title, date, zone, place, price, capacity, description or picture by others than staff waits for approval again. 409 where somebody else changed it meanwhile, and for a capacity below the places that are taken.',
  audience: 'user',
  params: inEvent,
  body: EventForm.extend({ revision: z.number().int() }),
  replies: { 200: EventDetail },
});

export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/',
  summary: 'Deletes an event that nobody has registered for: staff, and who made it. 409 for any other: cancel it.',
  audience: 'user',
  params: inEvent,
  replies: { 200: z.object({ message: z.string() }) },
});

export const cancelEvent = endpoint({
  method: 'POST',
  path: '/api/events/:id/cancel/',
  summary: 'Cancels an event: staff, and who made it. Everybody who is registered is notified.',
  audience: 'user',
  params: inEvent,
  body: z.object({ reason: prose(CHARS.reason, 'Say why, for those who are registered') }),
  replies: { 200: EventDetail },
});

export const decideEvent = endpoint({
  method: 'POST',
  path: '/api/events/:id/decide/',
  summary: 'Staff approve an event, or decline it with a reason; its creator is notified.',
  audience: 'staff',
  scope: 'staff',
  params: inEvent,
  body: z
    .object({ decision: z.enum(['approve', 'decline']), reason: prose(CHARS.reason).default('') })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      message: 'Say why, for who made it',
      path: ['reason'],
    }),
  replies: { 200: EventDetail },
});

const Marks = z.object({ interested: z.number().int(), isInterested: z.boolean(), isSaved: z.boolean() });

export const markEvent = endpoint({
  method: 'PUT',
  path: '/api/events/:id/marks/',
  summary: 'The caller is interested in an event (counted in public), or saves it (private). Absent keeps.',
  audience: 'user',
  params: inEvent,
  body: z.object({ interested: z.boolean().optional(), saved: z.boolean().optional() }),
  replies: { 200: Marks },
});

const Ids = z.array(z.number().int().positive().max(2_147_483_647)).max(MAX_JOINED_MARKS).default([]);
export const joinMarks = endpoint({
  method: 'POST',
  path: '/api/events/marks/',
  summary: 'Marks that were made before signing in join those of the account. What is not there is left out.',
  audience: 'user',
  body: z.object({ interested: Ids, saved: Ids }),
  replies: { 200: z.object({ joined: z.number().int() }) },
});

export const uploadEventPicture = endpoint({
  method: 'POST',
  path: '/api/events/pictures/',
  summary:
    'A picture for an event (multipart, field `picture`, and `kind`: image, logo or sponsor). It is re-encoded; an event names it by its digest. One that no event names is forgotten after a day.',
  audience: 'user',
  body: z.object({ kind: z.enum(['image', 'logo', 'sponsor'], 'Must be image, logo or sponsor') }),
  replies: { 201: z.object({ digest: z.string(), address: z.string() }) },
});

export const showEventPicture = endpoint({
  method: 'GET',
  path: '/api/events/pictures/:digest',
  summary: 'A picture of an approved event; of any other, at an address that was signed for who may see it.',
  audience: 'anyone',
  params: z.object({ digest: Digest }),
  replies: { 200: z.string() },
});
