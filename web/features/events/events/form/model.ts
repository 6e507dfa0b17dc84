import {
  type EventCategory,
  type EventType,
  type EventWay,
  MAX_EVENT_LISTS,
  type Promotion,
  type QuestionKind,
  type SponsorTier,
} from '@devorbit/contract/events/events-limits.ts';
import type { EventDetail, EventForm } from '@devorbit/contract/events/events.ts';
import { linesOf, tagsOf, timeText } from '../model.ts';

export type QuestionFields = { id: string; text: string; kind: QuestionKind; choices: string; required: boolean };
/** The form as it is typed: lists as lines or by commas, numbers as text. */
export type Fields = {
  title: string;
  type: EventType;
  category: EventCategory;
  location: string;
  way: EventWay;
  onlineUrl: string;
  paymentUrl: string;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  time: string;
  description: string;
  longDescription: string;
  organizer: string;
  organizerLogo: string | null;
  image: string | null;
  capacity: string;
  price: string;
  currency: string;
  tags: string;
  website: string;
  twitter: string;
  linkedin: string;
  discord: string;
  requirements: string;
  speakers: { name: string; title: string; company: string }[];
  schedule: { time: string; title: string; speaker: string; description: string }[];
  prizes: { title: string; value: string; description: string }[];
  sponsors: { tier: SponsorTier; name: string; url: string; logo: string | null; picture: string | null }[];
  university: string;
  isFeatured: boolean;
  registrationOpens: string;
  registrationCloses: string;
  approval: boolean;
  promotion: Promotion;
  questions: QuestionFields[];
};

/** What a new event begins with (specification §5). */
export const blank: Fields = {
  title: '',
  type: 'hackathon',
  category: 'Web3',
  location: '',
  way: 'in_person',
  onlineUrl: '',
  paymentUrl: '',
  startDate: '',
  endDate: '',
  startTime: '10:00',
  endTime: '18:00',
  timeZone: 'Asia/Kolkata',
  time: timeText('10:00', '18:00'),
  description: '',
  longDescription: '',
  organizer: '',
  organizerLogo: null,
  image: null,
  capacity: '0',
  price: '0',
  currency: 'INR',
  tags: '',
  website: '',
  twitter: '',
  linkedin: '',
  discord: '',
  requirements: '',
  speakers: [],
  schedule: [],
  prizes: [],
  sponsors: [],
  university: '',
  isFeatured: false,
  registrationOpens: '',
  registrationCloses: '',
  approval: false,
  promotion: 'automatic',
  questions: [],
};

export const fieldsOf = (event: EventDetail): Fields => ({
  ...blank,
  title: event.title,
  type: event.type,
  category: event.category,
  location: event.location,
  way: event.way,
  onlineUrl: event.onlineUrl,
  paymentUrl: event.paymentUrl,
  startDate: event.startDate,
  endDate: event.endDate,
  startTime: event.startTime,
  endTime: event.endTime,
  timeZone: event.timeZone,
  time: event.time,
  description: event.description,
  longDescription: event.longDescription,
  organizer: event.organizer,
  organizerLogo: event.logoDigest,
  image: event.imageDigest,
  capacity: String(event.capacity),
  price: String(event.price),
  currency: event.currency,
  tags: event.tags.join(', '),
  ...event.socialLinks,
  requirements: event.requirements.join('\n'),
  speakers: event.speakers.map(({ name, title, company }) => ({ name, title, company })),
  schedule: event.schedule,
  prizes: event.prizes,
  sponsors: event.sponsors,
  university: event.university ?? '',
  isFeatured: event.isFeatured,
  registrationOpens: event.registrationOpens,
  registrationCloses: event.registrationCloses,
  approval: event.approval,
  promotion: event.promotion,
  questions: event.questions.map((question) => ({ ...question, choices: question.choices.join('\n') })),
});

/** Another one of the same make: its days are still to be chosen. */
export const copyOf = (event: EventDetail): Fields => ({
  ...fieldsOf(event),
  startDate: '',
  endDate: '',
  registrationOpens: '',
  registrationCloses: '',
  isFeatured: false,
});

/** What is sent; what is no number is sent as none, so that the server says what is wrong with it. */
export const formOf = (fields: Fields): EventForm => {
  const {
    website,
    twitter,
    linkedin,
    discord,
    tags,
    requirements,
    capacity,
    price,
    university,
    questions,
    sponsors,
    ...same
  } = fields;
  const numberOf = (text: string) => (text.trim() === '' ? 0 : Number(text));
  return {
    ...same,
    capacity: numberOf(capacity),
    price: numberOf(price),
    tags: tagsOf(tags).slice(0, MAX_EVENT_LISTS.tags),
    requirements: linesOf(requirements),
    socialLinks: { website, twitter, linkedin, discord },
    university: university === '' ? null : university,
    sponsors: sponsors.map(({ tier, name, url, logo }) => ({ tier, name, url, logo })),
    questions: questions.map(({ choices, ...question }) => ({
      ...question,
      choices: question.kind === 'choice' ? linesOf(choices) : [],
    })),
  };
};

/** An id that no other question of the event has. */
export const nextQuestionId = (questions: readonly QuestionFields[]): string => {
  const numbers = questions.map(({ id }) => Number(/^q(\d+)$/.exec(id)?.[1] ?? 0));
  return `q${Math.max(0, ...numbers) + 1}`;
};
