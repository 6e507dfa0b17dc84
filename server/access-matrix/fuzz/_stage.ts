import { TokenScope } from '@devorbit/contract/access.ts';
import type { House } from '@devorbit/testkit/house.ts';
import { makeAccessToken, makeWorld, type World, type Role } from '../_world.ts';
import type { Caller } from './_calls.ts';

/** People and tokens that calls are made with, until one of them is signed out. */
export type Stage = { world: World; codes: Record<Caller, string | undefined> };

export async function makeStage(house: House, problem: number): Promise<Stage> {
  const world = await makeWorld(house, problem);
  const { people } = world;
  const [{ token }, { token: reading }] = [
    await makeAccessToken(house, TokenScope.options),
    await makeAccessToken(house, ['read']),
  ];
  return {
    world,
    codes: {
      visitor: undefined,
      other: people.other.code,
      owner: people.owner.code,
      staff: people.staff.code,
      superuser: people.superuser.code,
      token,
      'reading token': reading,
    },
  };
}

/** Whose input of the matrix a caller sends. */
export const roleOf = (caller: Caller): Role =>
  caller === 'token' || caller === 'reading token' ? 'superuser' : caller;
