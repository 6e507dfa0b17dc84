import { MAX_EVENT_DAYS } from '@devorbit/contract/events/events-limits.ts';
import type { EventForm } from '@devorbit/contract/events/events.ts';
import type { z } from 'zod';
import { isCalendarZone } from '../../../../platform/calendar/time-zone.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { closesBeforeOpens, endsBeforeStart, skippedTime, strangePicture, tooLong, unknownZone } from '../errors.ts';
import { selectUsablePictures } from '../picture-store.ts';
import { maySkipApproval } from '../policy.ts';
import { type EventContent, selectInstants, type SponsorRow } from '../store.ts';

type Form = z.output<typeof EventForm>;
type Known = { image: string | null; logo: string | null; is_featured: boolean; sponsors: SponsorRow[] };

/** Throws for a picture that the caller may not use and the event has not. */
async function checkPictures(db: Queryable, actor: Actor, form: Form, known: Known): Promise<void> {
  const has = new Set([known.image, known.logo, ...known.sponsors.map(({ logo }) => logo)]);
  const asked = [
    { path: 'image', digest: form.image },
    { path: 'organizerLogo', digest: form.organizerLogo },
    ...form.sponsors.map(({ logo }, at) => ({ path: `sponsors.${at}.logo`, digest: logo })),
  ].flatMap(({ path, digest }) => (digest === null || has.has(digest) ? [] : [{ path, digest }]));
  if (asked.length === 0) return;
  const digests = asked.map(({ digest }) => digest);
  const usable = await selectUsablePictures(db, digests, actor.id);
  const strange = asked.find(({ digest }) => !usable.has(digest));
  if (strange !== undefined) throw strangePicture(strange.path);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What a form means: times on the wall become instants there, by the database's rules of time. `known` is what the event
 * has already. Throws for a time that the clocks skip, an end before the start, and a picture that the caller may not use.
 */
export async function readForm(
  db: Queryable,
  actor: Actor,
  form: Form,
  known: Known = { image: null, logo: null, is_featured: false, sponsors: [] },
): Promise<EventContent> {
  const { timeZone: zone } = form;
  if (!isCalendarZone(zone)) throw unknownZone();
  const wall = (text: string) => (text === '' ? null : text);
  const { starts_at, ends_at, opens_at, closes_at } = await selectInstants(
    db,
    {
      starts: `${form.startDate}T${form.startTime}`,
      ends: `${form.endDate}T${form.endTime}`,
      opens: wall(form.registrationOpens),
      closes: wall(form.registrationCloses),
    },
    zone,
  );
  if (starts_at === null) throw skippedTime('startTime');
  if (ends_at === null) throw skippedTime('endTime');
  if (opens_at === null && form.registrationOpens !== '') throw skippedTime('registrationOpens');
  if (closes_at === null && form.registrationCloses !== '') throw skippedTime('registrationCloses');
  const lasts = Date.parse(ends_at) - Date.parse(starts_at);
  if (lasts <= 0) throw endsBeforeStart();
  if (lasts > MAX_EVENT_DAYS * DAY_MS) throw tooLong();
  if (opens_at !== null && closes_at !== null && opens_at >= closes_at) throw closesBeforeOpens();
  const { image, organizerLogo: logo } = form;
  await checkPictures(db, actor, form, known);
  return {
    title: form.title,
    type: form.type,
    category: form.category,
    location: form.location,
    way: form.way,
    online_url: form.onlineUrl,
    payment_url: form.paymentUrl,
    starts_at,
    ends_at,
    time_zone: zone,
    time: form.time,
    description: form.description,
    long_description: form.longDescription,
    organizer: form.organizer,
    logo,
    image,
    price: form.price,
    currency: form.currency,
    tags: form.tags,
    social_links: form.socialLinks,
    requirements: form.requirements,
    speakers: form.speakers,
    schedule: form.schedule,
    prizes: form.prizes,
    sponsors: form.sponsors,
    questions: form.questions,
    university: form.university,
    is_featured: maySkipApproval(actor) ? form.isFeatured : known.is_featured,
    opens_at,
    closes_at,
    approval: form.approval,
    promotion: form.promotion,
  };
}
