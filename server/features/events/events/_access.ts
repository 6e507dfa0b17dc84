import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { insertTestEvent } from './_event.ts';

export const form = {
  title: 'Ship it in a weekend',
  type: 'hackathon',
  category: 'AI',
  location: 'Pune',
  startDate: '2027-03-14',
  endDate: '2027-03-16',
  time: '10:00 AM - 6:00 PM',
  description: 'Two days of building',
  organizer: 'Orbit Club',
} as const;

/** The owner's. */
const inEvent =
  (state: 'approved' | 'pending', body?: object) =>
  async ({ house, owner }: World) => ({
    params: { id: await insertTestEvent(house.database, owner.id, { state }) },
    ...(body === undefined ? {} : { body }),
  });

/** Events: everybody reads what is approved, its maker and staff change it, staff decide. */
export const access: Row[] = [
  ['get /api/events/', [200, 200, 200, 200, 200]],
  ['get /api/events/month/', [200, 200, 200, 200, 200], { query: '?month=2027-03' }],
  ['get /api/events/pending/', [401, 403, 403, 200, 200]],
  ['post /api/events/', [401, 201, 201, 201, 201], { body: form }],
  ['get /api/events/{id}/', [404, 404, 200, 200, 200], inEvent('pending')],
  ['put /api/events/{id}/', [401, 403, 200, 200, 200], inEvent('approved', { ...form, revision: 1 })],
  ['delete /api/events/{id}/', [401, 403, 200, 200, 200], inEvent('approved')],
  ['post /api/events/{id}/cancel/', [401, 403, 200, 200, 200], inEvent('approved', { reason: 'The hall is flooded' })],
  ['post /api/events/{id}/decide/', [401, 403, 403, 200, 200], inEvent('pending', { decision: 'approve' })],
  ['put /api/events/{id}/marks/', [401, 200, 200, 200, 200], inEvent('approved', { interested: true })],
  ['post /api/events/marks/', [401, 200, 200, 200, 200], { body: { interested: [1], saved: [] } }],
  // Nobody sends a form here: 400 for who may.
  ['post /api/events/pictures/', [401, 400, 400, 400, 400], {}],
  ['get /api/events/pictures/{digest}', [404, 404, 404, 404, 404], { params: { digest: 'a'.repeat(64) } }],
];
