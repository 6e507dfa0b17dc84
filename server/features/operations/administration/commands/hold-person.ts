import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Actor, Staff } from '../../../../platform/sessions.ts';
import { forSuperusers, notOneself, notStaff, userNotFound } from '../errors.ts';
import { mayModerate } from '../policy.ts';
import { lockPerson, lockSuperusers, type Person } from '../store.ts';

export type Deps = { database: Database; clock: Clock };

/** Who acts, and from which address; of that the audit log keeps a prefix. */
export type By<Who extends Staff = Staff> = { actor: Who; ip: string };

/**
 * The person that `actor` acts upon, held to the end of the transaction. Where superusers act, or are acted upon, all of
 * them are held first, so that of two who act on each other the second finds out that it no longer may. Throws where the
 * actor may not.
 *
 * Since a superuser who acts stays one, there is always one left.
 */
export async function holdPerson(tx: Queryable, { actor }: By, id: number): Promise<Person> {
  if (actor.is_superuser) await ensureStillSuperuser(tx, actor);
  const person = await lockPerson(tx, id);
  if (person === null) throw userNotFound();
  if (person.id === actor.id) throw notOneself();
  if (!mayModerate(actor, person)) throw notStaff();
  return person;
}

/** Holds every superuser who can act. Throws where `actor` is none of them any more. */
async function ensureStillSuperuser(tx: Queryable, actor: Actor): Promise<void> {
  if (!(await lockSuperusers(tx)).includes(actor.id)) throw forSuperusers();
}
