import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_GUESTS, MAX_SCANS, MAX_SELF_CODE_CHARS, scanOutcomes } from './check-in-limits.ts';
import { EventId } from './events.ts';

/** Who has a place, as the entrance needs it. */
export const Guest = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null where the account is gone. */
  username: z.string().nullable(),
  seats: z.number().int(),
  issue: z.number().int(),
  code: z.string(),
  checkedInAt: z.iso.datetime().nullable(),
  /** A username; null while nobody has, and where the account is gone. */
  checkedInBy: z.string().nullable(),
});
export type Guest = z.infer<typeof Guest>;

/** People and those who come along. `stamp` changes whenever the list does. */
export const Arrivals = z.object({
  arrived: z.number().int(),
  expected: z.number().int(),
  stamp: z.string(),
});
export type Arrivals = z.infer<typeof Arrivals>;

const inEvent = z.object({ id: EventId });
const own = { audience: 'user', scope: 'session', params: inEvent } as const;

export const listGuests = endpoint({
  method: 'GET',
  path: '/api/events/:id/check-in/',
  summary:
    'What an entrance needs to work without network: the public key of the event’s tickets (Ed25519, base64url) and who has a place, by name. For organizers, and helpers at check-in.',
  ...own,
  replies: {
    200: Arrivals.extend({
      event: z.object({ id: z.number().int(), title: z.string(), timeZone: z.string(), endsAt: z.iso.datetime() }),
      publicKey: z.string(),
      guests: z.array(Guest).max(MAX_GUESTS),
      /** Whether those are all. */
      complete: z.boolean(),
    }),
  },
});

export const countArrivals = endpoint({
  method: 'GET',
  path: '/api/events/:id/check-in/count/',
  summary: 'How many have arrived. For organizers, and helpers at check-in.',
  ...own,
  replies: { 200: Arrivals },
});

/** One scan of a device, numbered by it: one that is sent twice counts once. */
const Scan = z
  .object({
    number: z.number().int().min(1).max(2_147_483_647),
    at: z.iso.datetime(),
    act: z.enum(['in', 'undo']).default('in'),
    /** One of these: the ticket as it was scanned, the code as it was typed, the person as chosen from the list. */
    ticket: z.string().max(500).optional(),
    code: z.string().max(40).optional(),
    registration: z.number().int().positive().optional(),
  })
  .refine(
    ({ ticket, code, registration }) =>
      [ticket, code, registration].filter((given) => given !== undefined).length === 1,
    'Give a ticket, a code or a registration',
  );

/**
 * `in`: let in, `already`: was in before, `undone`: is out again, `forged`: not a ticket of ours, `foreign`: of another
 * event, `reissued`: an older ticket, `no_place`: has no place (any more), `unknown`: there is nobody like this.
 */
const ScanResult = z.object({
  number: z.number().int(),
  outcome: z.enum(scanOutcomes),
  guest: Guest.nullable(),
  /** When and by whom they were let in. */
  at: z.iso.datetime().nullable(),
  by: z.string().nullable(),
});
export type ScanResult = z.infer<typeof ScanResult>;

export const syncCheckIns = endpoint({
  method: 'POST',
  path: '/api/events/:id/check-in/',
  summary:
    'Scans of one device, in their order. The earliest valid scan of a ticket lets in; a scan that is sent at once counts by the time at which it comes. For organizers, and helpers at check-in.',
  ...own,
  body: z.object({
    device: z.uuid(),
    /** By the device’s clock, so that a clock that is wrong is known. */
    sentAt: z.iso.datetime(),
    scans: z.array(Scan).min(1).max(MAX_SCANS),
  }),
  replies: { 200: Arrivals.extend({ results: z.array(ScanResult).max(MAX_SCANS) }) },
});

export const showSelfCode = endpoint({
  method: 'GET',
  path: '/api/events/:id/check-in/code/',
  summary: 'The code that people at the place type or scan to check in by themselves; another one every 30 s.',
  ...own,
  replies: {
    200: Arrivals.extend({ code: z.string(), address: z.string(), validForMs: z.number().int() }),
  },
});

export const checkInSelf = endpoint({
  method: 'POST',
  path: '/api/events/:id/arrival/',
  summary: 'Checks the caller in, who has a place, by the code that is shown there now.',
  ...own,
  body: z.object({ code: z.string().trim().min(1, 'Type the code on the screen').max(MAX_SELF_CODE_CHARS) }),
  replies: { 200: z.object({ checkedInAt: z.iso.datetime(), already: z.boolean() }) },
});
