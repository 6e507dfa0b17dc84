import ICAL from 'ical.js';
import { LRUCache } from 'lru-cache';
import { timeZoneRules, wallIn } from './time-zone.ts';

/** What stands in a calendar. */
export type CalendarEntry = {
  /** Names it for good: from a column, never from the address of the site. Ours ends in `@devorbit`. */
  uid: string;
  /** Rises with times, place and state. */
  sequence: number;
  title: string;
  description: string;
  location: string;
  /** Absolute; '' for none. */
  url: string;
  startsAt: Date;
  endsAt: Date;
  /** IANA. */
  timeZone: string;
  /** Whole days, the last one included, as `2026-11-23`, in place of moments. */
  days?: { first: string; last: string };
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  createdAt: Date;
  updatedAt: Date;
  categories?: string[];
  /** Whose it is; mail programs answer there, so it is an address of the site. */
  organizer?: { name: string; email: string };
  /** To whom an invitation goes. */
  attendee?: { name: string; email: string };
};

type Calendar = {
  /** As calendar programs list it. */
  name: string;
  /** Of an invitation, and of its end; without it the file is one to keep or to subscribe to. */
  method?: 'REQUEST' | 'CANCEL';
  /** When an invitation or its end is written: of two with one sequence, readers take the later. */
  writtenAt?: Date;
  entries: readonly CalendarEntry[];
  /** How often who has subscribed asks again, in minutes. */
  refreshMinutes?: number;
};

// Counted without the line break, and with the blank that begins a folded line: 75 octets at most.
ICAL.foldLength = 74;

/** Control characters have no escape in the format; line breaks have. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ');
const lineOf = (text: string): string => clean(text).replaceAll('\n', ' ');

const utc = (at: Date): ICAL.Time => ICAL.Time.fromJSDate(new Date(Math.floor(at.getTime() / 1000) * 1000), true);

/** Written as the wall says it in its zone; in UTC where that is the zone. */
function addTime(component: ICAL.Component, name: string, at: Date, zone: string): void {
  if (zone === 'UTC') {
    component.addPropertyWithValue(name, utc(at));
    return;
  }
  const { date, time, seconds } = wallIn(zone, at);
  const property = new ICAL.Property(name);
  property.setParameter('tzid', zone);
  property.setValue(ICAL.Time.fromDateTimeString(`${date}T${time}:${seconds}`));
  component.addProperty(property);
}

function addPerson(component: ICAL.Component, name: string, person: { name: string; email: string }): ICAL.Property {
  const property = new ICAL.Property(name);
  // A parameter has no escapes in the format.
  property.setParameter('cn', lineOf(person.name).replaceAll(/["^]/g, "'"));
  property.setValue(`mailto:${person.email}`);
  component.addProperty(property);
  return property;
}

function componentOf(entry: CalendarEntry, writtenAt: Date): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const add = (name: string, value: unknown) => component.addPropertyWithValue(name, value as string);
  add('uid', entry.uid);
  add('sequence', entry.sequence);
  add('dtstamp', utc(writtenAt));
  add('created', utc(entry.createdAt));
  add('last-modified', utc(entry.updatedAt));
  if (entry.days === undefined) {
    addTime(component, 'dtstart', entry.startsAt, entry.timeZone);
    addTime(component, 'dtend', entry.endsAt, entry.timeZone);
  } else {
    const end = ICAL.Time.fromDateString(entry.days.last);
    end.adjust(1, 0, 0, 0);
    component.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(entry.days.first));
    component.addPropertyWithValue('dtend', end);
  }
  add('summary', lineOf(entry.title));
  if (entry.description !== '') add('description', clean(entry.description));
  if (entry.location !== '') add('location', lineOf(entry.location));
  if (entry.url !== '') add('url', entry.url);
  add('status', entry.status);
  if (entry.categories !== undefined && entry.categories.length > 0) {
    const categories = new ICAL.Property('categories');
    categories.setValues(entry.categories.map(lineOf));
    component.addProperty(categories);
  }
  if (entry.organizer !== undefined) addPerson(component, 'organizer', entry.organizer);
  if (entry.attendee !== undefined) {
    const attendee = addPerson(component, 'attendee', entry.attendee);
    attendee.setParameter('role', 'REQ-PARTICIPANT');
    attendee.setParameter('partstat', 'ACCEPTED');
    // Nobody reads answers.
    attendee.setParameter('rsvp', 'FALSE');
  }
  return component;
}

/** How much is kept of entries as they were written, in characters: feeds say the same of most of them each time. */
const MAX_KEPT_CHARS = 8_000_000;
const kept = new LRUCache<string, string>({
  maxSize: MAX_KEPT_CHARS,
  sizeCalculation: (lines, key) => lines.length + key.length,
});

/** An entry as its lines. */
function linesOf(entry: CalendarEntry, writtenAt: Date): string {
  const key = JSON.stringify([entry, writtenAt]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const lines = componentOf(entry, writtenAt).toString();
  kept.set(key, lines);
  return lines;
}

const END = 'END:VCALENDAR';

/**
 * A file in the format iCalendar (RFC 5545): lines of at most 75 octets that end with CR LF, moments in UTC or as the wall
 * says them with the rules of their zone. The same entries give the same bytes. Throws a RangeError for an unknown zone.
 */
export function writeCalendar({ name, method, writtenAt, entries, refreshMinutes }: Calendar): string {
  const calendar = new ICAL.Component('vcalendar');
  const add = (property: string, value: string) => calendar.addPropertyWithValue(property, value);
  add('version', '2.0');
  add('prodid', '-//DevOrbit//Calendar//EN');
  add('calscale', 'GREGORIAN');
  if (method !== undefined) add('method', method);
  add('x-wr-calname', lineOf(name));
  if (refreshMinutes !== undefined) {
    const refresh = new ICAL.Property('refresh-interval');
    refresh.resetType('duration');
    refresh.setValue(ICAL.Duration.fromString(`PT${refreshMinutes}M`));
    calendar.addProperty(refresh);
    add('x-published-ttl', `PT${refreshMinutes}M`);
  }
  for (const zone of [...new Set(entries.map(({ timeZone }) => timeZone))].toSorted()) {
    const rules = timeZoneRules(zone);
    if (rules !== null) calendar.addSubcomponent(new ICAL.Component(ICAL.parse(rules)));
  }
  const head = calendar.toString().slice(0, -END.length);
  const lines = entries.map((entry) => `${linesOf(entry, writtenAt ?? entry.updatedAt)}\r\n`);
  return `${head}${lines.join('')}${END}\r\n`;
}
