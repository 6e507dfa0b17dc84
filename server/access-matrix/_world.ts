import { randomBytes } from 'node:crypto';
import { TokenScope } from '@devorbit/contract/access.ts';
import { makeToken, revokeToken } from '@devorbit/contract/identity/tokens.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import type { House } from '@devorbit/testkit/house.ts';
import { z } from 'zod';
import { openSession } from '../features/identity/accounts/commands/open-session.ts';
import { hashPassword } from '../features/identity/accounts/password.ts';

export const PASSWORD = 'orbits are ellipses, mostly';
const passwordHash = hashPassword(PASSWORD);

export type Person = { id: number; username: string; email: string; code: string };
export const people = ['visitor', 'other', 'owner', 'staff', 'superuser'] as const;
export type Role = (typeof people)[number];

type Options = { staff?: boolean; superuser?: boolean };

/** A user with a fresh session, and a hash that is computed once for all of them. */
export async function makePerson(
  { database, clock }: House,
  { staff = false, superuser = false }: Options = {},
): Promise<Person> {
  const username = `p_${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.com`;
  const { id } = await database.row(
    z.object({ id: z.number() }),
    `insert into users (username, email, full_name, password_hash, is_staff, is_superuser, date_joined, email_verified_at)
     values ($1, $2, 'Some Body', $3, $4, $5, $6, $6) returning id`,
    [username, email, await passwordHash, staff || superuser, superuser, clock.now()],
  );
  const session = await openSession({ database, clock, sessionHours: 1 }, id, 'password', {
    ip: '127.0.0.1',
    userAgent: 'matrix',
  });
  return { id, username, email, code: session.session_code };
}

export type World = {
  house: House;
  people: Record<Exclude<Role, 'visitor'>, Person>;
  owner: Person;
  /** With tests; anybody may submit to it. */
  problem: number;
  /** The owner's community problem, without tests. */
  owned: number;
  /** The owner's Accepted submission to `problem`. */
  submission: string;
};

/** People who have done nothing yet, and what the owner has. */
export async function makeWorld(house: House, problem: number): Promise<World> {
  const owner = await makePerson(house);
  const answer = await fetch(`${house.url}/api/community/problems/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-code': owner.code },
    body: JSON.stringify({ title: `Of ${owner.username}`, statement: 'To be written.' }),
  });
  const { id: owned } = z.object({ id: z.number() }).parse(await answer.json());
  return {
    house,
    owner,
    people: {
      owner,
      other: await makePerson(house),
      staff: await makePerson(house, { staff: true }),
      superuser: await makePerson(house, { superuser: true }),
    },
    problem,
    owned,
    submission: await makeSubmission(house, { user_id: owner.id, problem_id: problem }),
  };
}

/** A personal access token of a superuser, made as a browser makes it. */
export async function makeAccessToken(
  house: House,
  scopes: TokenScope[],
): Promise<{ token: string; revoke(): Promise<void> }> {
  const { code } = await makePerson(house, { superuser: true });
  const made = await call(house.url, makeToken, { as: code, body: { name: 'Matrix', scopes, expires_in_days: 1 } });
  const { id, token } = made.body;
  return { token, revoke: async () => void (await call(house.url, revokeToken, { as: code, params: { id } })) };
}

/** Codes that opened something once. */
export async function deadCodes(house: House): Promise<Record<string, string>> {
  const [suspended, expired, revoked, anonymised] = await Promise.all([
    makePerson(house, { superuser: true }),
    makePerson(house, { superuser: true }),
    makePerson(house, { superuser: true }),
    makePerson(house, { superuser: true }),
  ]);
  const { raw } = house.database;
  const all = TokenScope.options;
  const [old, gone] = [await makeAccessToken(house, all), await makeAccessToken(house, all)];
  await raw('update access_tokens set expires_at = $1', [house.clock.now()]);
  await gone.revoke();
  await raw('update users set suspended_at = now() where id = $1', [suspended.id]);
  await raw('update sessions set expires_at = $2 where user_id = $1', [expired.id, house.clock.now()]);
  await raw('delete from sessions where user_id = $1', [revoked.id]);
  await raw('update users set anonymised_at = now() where id = $1', [anonymised.id]);
  return {
    'a suspended user': suspended.code,
    'an expired session': expired.code,
    'a revoked session': revoked.code,
    'an anonymised user': anonymised.code,
    'an expired token': old.token,
    'a revoked token': gone.token,
    'a made-up code': 'made-up',
  };
}
