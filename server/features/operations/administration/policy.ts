import { isStaff } from '@devorbit/contract/roles.ts';
import type { Actor, Staff } from '../../../platform/sessions.ts';

type Person = { id: number; is_staff: boolean; is_superuser: boolean };

/** Suspend, restore, sign out: staff do it to learners, superusers to all others, nobody to themselves. */
export const mayModerate = (actor: Actor, person: Person): boolean =>
  actor.id !== person.id && (actor.is_superuser || (actor.is_staff && !isStaff(person)));

export const maySetRoles = (actor: Actor, person: Person): boolean => actor.is_superuser && actor.id !== person.id;

/** Emails hold links that open accounts. */
export const mayReadEmails = ({ is_superuser }: Staff): boolean => is_superuser;
