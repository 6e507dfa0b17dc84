import type { Actor } from '../../../../platform/sessions.ts';
import { leadOnly, notInTeam } from '../errors.ts';
import type { MemberRow } from '../team-store.ts';

/** The member of this name, for who leads the team: its first. */
export function findLed(actor: Actor, members: MemberRow[], username: string): MemberRow {
  if (members[0]?.user_id !== actor.id) throw leadOnly();
  const member = members.find((one) => one.username.toLowerCase() === username.toLowerCase());
  if (member === undefined) throw notInTeam();
  return member;
}
