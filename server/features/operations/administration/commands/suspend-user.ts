import type { AdminUserDetail } from '@devorbit/contract/operations/administration.ts';
import type { By, Deps } from './hold-person.ts';
import { showPerson } from './show-person.ts';
import { suspendWithin } from './suspend-within.ts';

/** Suspends a user, who reads the reason where they next sign in; every session ends with it. */
export const suspendUser = ({ database, clock }: Deps, by: By, id: number, reason: string): Promise<AdminUserDetail> =>
  database.transaction(async (tx) => {
    await suspendWithin(tx, by, id, reason, clock.now());
    return showPerson({ database: tx, clock }, by.actor, id);
  });
