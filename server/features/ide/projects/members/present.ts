import type { JoinLink, Members } from '@devorbit/contract/ide/members.ts';
import type { JoinLinkRow } from './join-links-store.ts';
import type { MemberRow, Person } from './store.ts';

export const presentMembers = (owner: Person, members: readonly MemberRow[]): Members => ({
  owner: { username: owner.username, name: owner.name },
  members: members.map(({ username, name, role, joined_at }) => ({ username, name, role, joinedAt: joined_at })),
});

export const presentJoinLink = (row: JoinLinkRow, token: string): JoinLink => ({
  id: row.id,
  token,
  role: row.role,
  usesLeft: row.uses_left,
  createdAt: row.created_at,
  endsAt: row.ends_at,
});
