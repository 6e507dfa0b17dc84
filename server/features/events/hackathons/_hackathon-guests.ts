import { joinTeam, makeTeam, saveEntry, setHackathon } from '@devorbit/contract/events/hackathons.ts';
import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import { registerForEvent } from '@devorbit/contract/events/registrations.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import type { House } from '@devorbit/testkit/house.ts';
import { insertTestEvent } from '../events/_event.ts';

const MINUTE_MS = 60_000;

/** A hackathon of the organizer's whose submissions close half an hour from `now`, and judging an hour later. */
export async function openHackathon(house: House, organizer: SignedIn, now: Date): Promise<number> {
  const id = await insertTestEvent(house.database, organizer.user.id, { starts: 1 });
  await house.database.run(`update events set type = 'hackathon' where id = $1`, [id]);
  const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  await call(house.url, setHackathon, {
    as: organizer.code,
    params: { id },
    body: { submissionsCloseAt: after(30), judgingClosesAt: after(90), mostMembers: 3 },
  });
  return id;
}

/** Somebody new with a place. */
export async function newGuest(house: House, id: number): Promise<SignedIn> {
  const person = await makeUser(house);
  await call(house.url, registerForEvent, { as: person.code, params: { id }, body: {} });
  return person;
}

/** A team of somebody's, which these join. */
export async function formTeam(
  house: House,
  id: number,
  { name, first, others = [] }: { name: string; first: SignedIn; others?: SignedIn[] },
): Promise<void> {
  const { code } = (await call(house.url, makeTeam, { as: first.code, params: { id }, body: { name } })).body;
  for (const { code: as } of others) await call(house.url, joinTeam, { as, params: { id }, body: { code } });
}

/** Saves an entry, and answers it. */
export async function keep(
  house: House,
  id: number,
  { code: as }: SignedIn,
  more: object = {},
): Promise<NonNullable<Hackathon['entry']>> {
  const body = { title: 'Monsoon Mesh', ...more };
  const { entry } = (await call(house.url, saveEntry, { as, params: { id }, body })).body;
  if (entry === null) throw new Error('Nothing was saved');
  return entry;
}
