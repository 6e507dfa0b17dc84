/** In the order of the chips (specification, Events hub). */
export const eventTypes = ['hackathon', 'workshop', 'conference', 'networking', 'webinar', 'competition'] as const;
export type EventType = (typeof eventTypes)[number];

export const eventCategories = [
  'Web3',
  'AI',
  'Cloud',
  'Mobile',
  'DevOps',
  'Blockchain',
  'Cybersecurity',
  'Data Science',
  'UI/UX',
] as const;
export type EventCategory = (typeof eventCategories)[number];

/** `past` is ours: events that have ended, the latest first. */
export const eventDates = ['all', 'upcoming', 'this-week', 'this-month', 'past'] as const;
export type EventDates = (typeof eventDates)[number];

export const eventSorts = ['date', 'popularity'] as const;
export type EventSort = (typeof eventSorts)[number];

/** How one attends. */
export const eventWays = ['in_person', 'online', 'hybrid'] as const;
export type EventWay = (typeof eventWays)[number];

/** Who moves up from the waitlist has a place at once, or is offered one. */
export const promotions = ['automatic', 'offer'] as const;
export type Promotion = (typeof promotions)[number];

export const questionKinds = ['text', 'choice', 'yes_no'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The best first. */
export const sponsorTiers = ['gold', 'silver', 'bronze', 'partner'] as const;
export type SponsorTier = (typeof sponsorTiers)[number];

export const EVENTS_PAGE_SIZE = 24;
/** Events of one month, and of one feed. */
export const MAX_MONTH_EVENTS = 300;
export const MAX_PENDING_EVENTS = 100;
export const MAX_EVENT_CHARS = {
  title: 120,
  location: 160,
  time: 60,
  description: 300,
  longDescription: 8000,
  organizer: 120,
  link: 500,
  currency: 3,
  tag: 30,
  requirement: 200,
  name: 100,
  note: 500,
  question: 200,
  choice: 100,
  answer: 500,
  reason: 1000,
} as const;
export const MAX_EVENT_LISTS = {
  tags: 15,
  requirements: 20,
  speakers: 30,
  schedule: 60,
  prizes: 20,
  sponsors: 40,
  questions: 15,
  choices: 12,
} as const;
export const MAX_CAPACITY = 100_000;
export const MAX_PRICE = 1_000_000;
/** From its start to its end. */
export const MAX_EVENT_DAYS = 60;
/** A person with those who come along. */
export const MAX_SEATS = 5;
/** A picture as it is sent, in bytes, and what becomes of it in pixels. */
export const EVENT_PICTURE_BYTES = 5 * 1024 * 1024;
export const EVENT_PICTURE_SIZES = {
  image: { width: 1200, height: 675 },
  logo: { width: 256, height: 256 },
  /** At most: it keeps its proportions. */
  sponsor: { width: 400, height: 200 },
} as const;
/** Before the start the waitlist moves up by offers alone, in ms. */
export const OFFERS_BEFORE_MS = 2 * 60 * 60 * 1000;
/** How long an offer stands: far from the start, and near it, in ms. */
export const OFFER_MS = 12 * 60 * 60 * 1000;
export const OFFER_NEAR_MS = 30 * 60 * 1000;
/** Who has a place sees the online address so long before the start, in ms. */
export const ONLINE_BEFORE_MS = 60 * 60 * 1000;
/** Answers to questions are forgotten so long after the end, in days. */
export const ANSWER_DAYS = 90;
/** Cancelled events stay in calendars for so long, in days. */
export const CANCELLED_DAYS = 90;
/** Marks that a guest made in the browser, and brings along at the sign-in. */
export const MAX_JOINED_MARKS = 200;
