import { ONLINE_BEFORE_MS } from '@devorbit/contract/events/events-limits.ts';
import type { EventDetail, EventForm, EventStatus, EventSummary } from '@devorbit/contract/events/events.ts';
import type { z } from 'zod';
import { signAddress } from '../../../platform/http/signed-address.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { mayCheckIn, mayEdit, mayJudge, mayOwn, mayReview } from './policy.ts';
import type { EventRow, SummaryRow } from './store.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const dayOf = (date: string) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', day };
};

/** `Mar 14-16, 2026`; one day `Mar 14, 2026`; over two months `Mar 30-Apr 2, 2026`; over two years with both of them. */
export function dateText(startDate: string, endDate: string): string {
  const [start, end] = [dayOf(startDate), dayOf(endDate)];
  if (startDate === endDate) return `${start.month} ${start.day}, ${start.year}`;
  if (start.year !== end.year) return `${start.month} ${start.day}, ${start.year}-${end.month} ${end.day}, ${end.year}`;
  if (start.month !== end.month) return `${start.month} ${start.day}-${end.month} ${end.day}, ${end.year}`;
  return `${start.month} ${start.day}-${end.day}, ${end.year}`;
}

/** Computed: no clock needs to move it. */
export function statusOf(
  { starts_at, ends_at, cancelled_at }: Pick<SummaryRow, 'starts_at' | 'ends_at' | 'cancelled_at'>,
  now: Date,
): EventStatus {
  if (cancelled_at !== null) return 'cancelled';
  if (now.getTime() >= Date.parse(ends_at)) return 'ended';
  return now.getTime() >= Date.parse(starts_at) ? 'live' : 'upcoming';
}

export const picturePath = (digest: string): string => `/api/events/pictures/${digest}`;

/** Who asks, when, and what signs addresses of pictures that are not for everybody. */
export type View = { actor: Actor | null; now: Date; secret: string };

/** Of a picture of an event: signed for who asks where not everybody may see it. */
function addressOf(digest: string | null, { state }: { state: string }, { actor, now, secret }: View): string | null {
  if (digest === null) return null;
  const path = picturePath(digest);
  return state === 'approved' || actor === null ? path : signAddress(secret, path, actor.id, now);
}

export function presentSummary(row: SummaryRow, view: View): EventSummary {
  const { actor, now } = view;
  const picture = (digest: string | null) => addressOf(digest, row, view);
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    category: row.category,
    location: row.location,
    way: row.way,
    date: dateText(row.start_date, row.end_date),
    startDate: row.start_date,
    endDate: row.end_date,
    startTime: row.start_time,
    endTime: row.end_time,
    timeZone: row.time_zone,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    time: row.time,
    isFeatured: row.is_featured,
    isApproved: row.state === 'approved',
    status: statusOf(row, now),
    state: row.state,
    createdBy: row.creator,
    description: row.description,
    organizer: row.organizer,
    organizerLogo: picture(row.logo),
    image: picture(row.image),
    capacity: row.capacity,
    registered: row.taken,
    price: row.price,
    currency: row.currency,
    tags: row.tags,
    repeats: row.series_id !== null,
    interested: row.interested,
    isInterested: row.is_interested,
    isSaved: row.is_saved,
    canEdit: mayEdit(actor, row),
    canDelete: mayOwn(actor, row),
  };
}

/** What the form would send for an event as it is. */
export const formOf = (row: EventRow): z.output<typeof EventForm> => ({
  title: row.title,
  type: row.type,
  category: row.category,
  location: row.location,
  way: row.way,
  onlineUrl: row.online_url,
  paymentUrl: row.payment_url,
  startDate: row.start_date,
  endDate: row.end_date,
  startTime: row.start_time,
  endTime: row.end_time,
  timeZone: row.time_zone,
  time: row.time,
  description: row.description,
  longDescription: row.long_description,
  organizer: row.organizer,
  organizerLogo: row.logo,
  image: row.image,
  capacity: row.capacity,
  price: row.price,
  currency: row.currency,
  tags: row.tags,
  socialLinks: row.social_links,
  requirements: row.requirements,
  speakers: row.speakers,
  schedule: row.schedule,
  prizes: row.prizes,
  sponsors: row.sponsors,
  university: row.university,
  isFeatured: row.is_featured,
  registrationOpens: row.registration_opens,
  registrationCloses: row.registration_closes,
  approval: row.approval,
  promotion: row.promotion,
  questions: row.questions,
});

/** Whether one may register at this moment. */
export function isRegistrationOpen(
  row: Pick<EventRow, 'state' | 'cancelled_at' | 'opens_at' | 'closes_at' | 'ends_at'>,
  now: Date,
): boolean {
  const at = now.getTime();
  return (
    row.state === 'approved' &&
    row.cancelled_at === null &&
    (row.opens_at === null || Date.parse(row.opens_at) <= at) &&
    Date.parse(row.closes_at ?? row.ends_at) > at &&
    Date.parse(row.ends_at) > at
  );
}

/** Whether one may propose sessions at this moment. */
export const isCallOpen = (
  row: Pick<EventRow, 'state' | 'cancelled_at' | 'call_closes_at' | 'ends_at'>,
  now: Date,
): boolean =>
  row.state === 'approved' &&
  row.cancelled_at === null &&
  row.call_closes_at !== null &&
  now < new Date(row.call_closes_at) &&
  now < new Date(row.ends_at);

export function presentEvent(row: EventRow, view: View): EventDetail {
  const { actor, now } = view;
  const editor = mayEdit(actor, row);
  const near = now.getTime() >= Date.parse(row.starts_at) - ONLINE_BEFORE_MS && row.cancelled_at === null;
  return {
    ...presentSummary(row, view),
    longDescription: row.long_description,
    socialLinks: row.social_links,
    requirements: row.requirements,
    speakers: row.speakers.map((speaker, at) => ({ id: at + 1, ...speaker, avatar: null })),
    schedule: row.schedule,
    prizes: row.prizes,
    sponsors: row.sponsors.map(({ logo, ...sponsor }) => ({
      ...sponsor,
      picture: addressOf(logo, row, view),
      logo: editor ? logo : null,
    })),
    university: row.university,
    onlineUrl: editor || (row.has_place && near) ? row.online_url : '',
    paymentUrl: row.payment_url,
    registrationOpens: row.registration_opens,
    registrationCloses: row.registration_closes,
    registrationOpen: isRegistrationOpen(row, now),
    approval: row.approval,
    promotion: row.promotion,
    questions: row.questions,
    revision: row.revision,
    reason: editor || row.cancelled_at !== null ? row.reason : '',
    sessions: row.sessions,
    hasCall: row.call_closes_at !== null,
    callOpen: isCallOpen(row, now),
    waiting: row.waiting,
    canCheckIn: mayCheckIn(actor, row),
    canJudge: mayJudge(actor, row),
    canReview: mayReview(actor, row),
    imageDigest: editor ? row.image : null,
    logoDigest: editor ? row.logo : null,
  };
}
