import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { EventId } from './events.ts';
import { InRegistration } from './registrations.ts';

/** Of who has a place, for all who come along with them. */
export const Ticket = z.object({
  /** What the QR code says (ticket-format.ts). */
  text: z.string(),
  /** For who has no camera: typed at the entrance. */
  code: z.string(),
  /** Rises when the ticket is issued anew; older ones are no longer valid. */
  issue: z.number().int(),
  name: z.string(),
  seats: z.number().int(),
  guests: z.array(z.string()),
  checkedInAt: z.iso.datetime().nullable(),
});
export type Ticket = z.infer<typeof Ticket>;

const inEvent = z.object({ id: EventId });

export const showTicket = endpoint({
  method: 'GET',
  path: '/api/events/:id/ticket/',
  summary: 'The caller’s ticket for an event. 404 without a place, and for an event that is cancelled.',
  audience: 'user',
  scope: 'session',
  params: inEvent,
  replies: { 200: Ticket },
});

export const renewTicket = endpoint({
  method: 'POST',
  path: '/api/events/:id/ticket/',
  summary: 'Issues the caller’s ticket anew, and emails it: the old one is no longer valid.',
  audience: 'user',
  scope: 'session',
  params: inEvent,
  replies: { 200: Ticket },
});

export const reissueTicket = endpoint({
  method: 'POST',
  path: '/api/events/:id/registrations/:registration/ticket/',
  summary: 'Organizers issue somebody’s ticket anew, and it is emailed: the old one is no longer valid.',
  audience: 'user',
  scope: 'session',
  params: InRegistration,
  replies: { 200: z.object({ issue: z.number().int() }) },
});
