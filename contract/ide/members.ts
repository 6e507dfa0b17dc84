import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import {
  MAX_EDITORS,
  MAX_JOIN_LINK_DAYS,
  MAX_JOIN_LINK_USES,
  MAX_JOIN_LINKS,
  MAX_MEMBERSHIPS,
  MAX_USERNAME,
  MAX_VIEWERS,
} from './projects-limits.ts';
import { ProjectRow } from './projects.ts';

const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Username = humanText({ max: MAX_USERNAME, lines: 1, required: 'Username is required' });
/** 128 bits. */
const Token = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'Must be a link of the Online IDE');

/** A role that can be given: editors change files, run and debug; viewers see all of it and change nothing. */
export const MemberRole = z.enum(['editor', 'viewer'], 'Choose a role');
export type MemberRole = z.infer<typeof MemberRole>;

const Person = z.object({ username: z.string(), name: z.string() });
export const Member = Person.extend({ role: MemberRole, joinedAt: z.iso.datetime() });
export type Member = z.infer<typeof Member>;
export const Members = z.object({ owner: Person, members: z.array(Member).max(MAX_EDITORS + MAX_VIEWERS) });
export type Members = z.infer<typeof Members>;

const inProject = z.object({ id: Id });
const ofMember = z.object({ id: Id, username: Username });

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/members/',
  summary: 'Whose a project is and who else works in it, editors first: for all of them.',
  audience: 'user',
  params: inProject,
  replies: { 200: Members },
});

export const addMember = endpoint({
  method: 'POST',
  path: '/api/ide/projects/:id/members/',
  summary: 'Adds somebody to a project, or gives them another role, and notifies them. Its owner only.',
  audience: 'user',
  scope: 'session',
  params: inProject,
  body: z.object({ username: Username, role: MemberRole }),
  replies: { 200: Members },
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/ide/projects/:id/members/:username/',
  summary:
    'Takes somebody out of a project: its owner, which ends its join links as well, and everybody themselves. Their pages are closed within a second.',
  audience: 'user',
  scope: 'session',
  params: ofMember,
  replies: { 200: z.object({ removed: z.boolean() }) },
});

/** A project of somebody else. */
export const SharedRow = ProjectRow.extend({ owner: z.string(), role: MemberRole });
export type SharedRow = z.infer<typeof SharedRow>;

export const listSharedProjects = endpoint({
  method: 'GET',
  path: '/api/ide/shared-projects/',
  summary: 'Projects of others that the caller is a member of, the last opened first.',
  audience: 'user',
  replies: { 200: z.array(SharedRow).max(MAX_MEMBERSHIPS) },
});

export const JoinLink = z.object({
  id: z.int(),
  token: z.string(),
  role: MemberRole,
  /** So many people may still use it. */
  usesLeft: z.int(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type JoinLink = z.infer<typeof JoinLink>;

export const listJoinLinks = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/join-links/',
  summary: 'The links by which others can become members of a project, newest first. Its owner only.',
  audience: 'user',
  scope: 'session',
  params: inProject,
  replies: { 200: z.array(JoinLink).max(MAX_JOIN_LINKS) },
});

export const createJoinLink = endpoint({
  method: 'POST',
  path: '/api/ide/projects/:id/join-links/',
  summary: 'Makes a link by which others become members of a project, so many and so long. Its owner only.',
  audience: 'user',
  scope: 'session',
  params: inProject,
  body: z.object({
    role: MemberRole,
    days: z.int().min(1).max(MAX_JOIN_LINK_DAYS, `Must be at most ${MAX_JOIN_LINK_DAYS} days`),
    uses: z.int().min(1).max(MAX_JOIN_LINK_USES, `Must be at most ${MAX_JOIN_LINK_USES} people`),
  }),
  replies: { 201: JoinLink },
});

export const revokeJoinLink = endpoint({
  method: 'DELETE',
  path: '/api/ide/projects/:id/join-links/:link/',
  summary: 'Ends a join link; who used it stays. Its owner only.',
  audience: 'user',
  scope: 'session',
  params: z.object({ id: Id, link: Id }),
  replies: { 200: z.object({ revoked: z.boolean() }) },
});

/** What somebody is told before they join. */
export const JoinOffer = z.object({
  name: z.string(),
  owner: Person,
  role: MemberRole,
  /** The project's id for who is in it already, its owner too; else null. */
  project: z.int().nullable(),
});
export type JoinOffer = z.infer<typeof JoinOffer>;

export const showJoinOffer = endpoint({
  method: 'GET',
  path: '/api/ide/join/:token/',
  summary: 'What a join link leads to. 404 where it was revoked, has ended or was used up.',
  audience: 'user',
  scope: 'session',
  params: z.object({ token: Token }),
  replies: { 200: JoinOffer },
});

export const joinProject = endpoint({
  method: 'POST',
  path: '/api/ide/join/:token/',
  summary: 'Makes the caller a member of the project. Who is one already keeps their role, and uses up nothing.',
  audience: 'user',
  scope: 'session',
  params: z.object({ token: Token }),
  replies: { 200: z.object({ id: z.int() }) },
});
