import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { WorkspaceRoom } from '../execution/workspaces.ts';
import { humanText } from '../human-text.ts';
import { Registration, User } from '../identity/accounts.ts';
import { MAX_LIST_SEARCH_CHARS } from '../limits.ts';
import { userRoles } from '../roles.ts';
import { EMAILS_PAGE_SIZE, MAX_REASON_CHARS, userStates } from './administration-limits.ts';

const page = z.coerce.number().int().min(1).max(10_000).default(1);
const UserId = z.coerce.number().int().positive().max(2_147_483_647);
const params = z.object({ id: UserId });

/** A reason that the person concerned reads. */
const Reason = humanText({ max: MAX_REASON_CHARS, lines: 1, required: 'Enter a reason' });

export const AdminUser = User.extend({
  suspended_at: z.iso.datetime().nullable(),
  /** Of the session that was used last; null without a session. */
  last_seen_at: z.iso.datetime().nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users/',
  summary: 'Staff: users, newest first, 20 a page; X-Total-Count tells how many match.',
  audience: 'staff',
  scope: 'staff',
  query: z.object({
    /** How a username, an e-mail address or a name begins. */
    search: z.string().trim().max(MAX_LIST_SEARCH_CHARS).optional(),
    role: z.enum(userRoles).optional(),
    state: z.enum(userStates).optional(),
    page,
  }),
  replies: { 200: z.array(AdminUser) },
});

export const AdminUserDetail = AdminUser.extend({
  suspended_reason: z.string(),
  email_verified_at: z.iso.datetime().nullable(),
  deletion_due_at: z.iso.datetime().nullable(),
  sessions: z.number().int(),
  solved: z.number().int(),
  problems_created: z.number().int(),
  /** About what is theirs: still open, and in all. */
  reports: z.object({ open: z.number().int(), total: z.number().int() }),
  sign_ins: z
    .array(
      z.object({
        at: z.iso.datetime(),
        outcome: z.string(),
        method: z.string(),
        user_agent: z.string(),
        ip_prefix: z.string(),
      }),
    )
    .max(10),
  /** What the caller may do to them. */
  may: z.object({ moderate: z.boolean(), set_roles: z.boolean() }),
});
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;

export const showUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/',
  summary: 'Staff: one user with sessions, last sign-ins and figures.',
  audience: 'staff',
  scope: 'staff',
  params,
  replies: { 200: AdminUserDetail },
});

export const setRoles = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/roles/',
  summary: 'Superusers set the roles of others. The last superuser stays one.',
  audience: 'superuser',
  fresh: true,
  params,
  body: z.object({ is_staff: z.boolean(), is_superuser: z.boolean() }),
  replies: { 200: AdminUserDetail },
});

export const suspendUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/suspend/',
  summary: 'Staff suspend learners, superusers anybody but themselves. Every session ends at once.',
  audience: 'staff',
  fresh: true,
  params,
  body: z.object({ reason: Reason }),
  replies: { 200: AdminUserDetail },
});

export const restoreUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/restore/',
  summary: 'Takes a suspension back.',
  audience: 'staff',
  fresh: true,
  params,
  replies: { 200: AdminUserDetail },
});

export const signOutUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/sign-out/',
  summary: 'Ends every session of a user.',
  audience: 'staff',
  fresh: true,
  params,
  replies: { 200: AdminUserDetail },
});

const Probe = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.string() }),
]);

export const SystemHealth = z.object({
  version: z.string(),
  /** Since when this server runs. */
  started_at: z.iso.datetime(),
  database: z.union([
    z.object({ ok: z.literal(true), bytes: z.number(), migrations: z.number().int(), last_migration: z.string() }),
    z.object({ ok: z.literal(false), reason: z.string() }),
  ]),
  /** Null where the database did not say. */
  queues: z
    .array(
      z.object({
        name: z.string(),
        waiting: z.number().int(),
        running: z.number().int(),
        /** When the oldest waiting job was made. */
        oldest_at: z.iso.datetime().nullable(),
      }),
    )
    .nullable(),
  /** What every hour does, what fails first; null where the database did not say. */
  hourly_jobs: z
    .array(
      z.object({
        name: z.string(),
        last_success_at: z.iso.datetime().nullable(),
        /** The first failure after the last success; null where it works. */
        failing_since: z.iso.datetime().nullable(),
        /** What the last failure said, without what may be secret; '' where it works. */
        error: z.string(),
      }),
    )
    .nullable(),
  runners: z.array(
    z.object({
      /** Host and port. */
      name: z.string(),
      state: Probe,
      lanes: z.number().int(),
      waiting: z.number().int(),
      isolation: Probe,
      /** Of the Online IDE; null where the runner did not say. */
      workspaces: WorkspaceRoom.nullable(),
    }),
  ),
  mail: z.enum(['smtp', 'outbox', 'none']),
  sign_in_with: z.object({ google: z.boolean(), github: z.boolean() }),
  ai_provider: z.boolean(),
  /** Null where the database did not say; `today` counts from midnight UTC. */
  counts: z
    .object({
      users: z.number().int(),
      users_today: z.number().int(),
      submissions_today: z.number().int(),
      open_reports: z.number().int(),
    })
    .nullable(),
});
export type SystemHealth = z.infer<typeof SystemHealth>;

export const showHealth = endpoint({
  method: 'GET',
  path: '/api/admin/health/',
  summary:
    'Staff: what the installation consists of and how each part is. Answers within a few seconds, whatever is down.',
  audience: 'staff',
  scope: 'staff',
  replies: { 200: SystemHealth },
});

export const setUp = endpoint({
  method: 'POST',
  path: '/api/setup/',
  summary:
    'Makes the first superuser, with the token that the operator was shown at start; 404 once there is a superuser. Errors are an object of field → list of messages.',
  audience: 'anyone',
  body: Registration.omit({ auth_provider: true }).extend({ token: z.string('Must be text').min(1).max(200) }),
  replies: { 201: z.object({ message: z.string(), user: User }) },
});

export const Email = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  to_address: z.string(),
  subject: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  /** Why it is not sent; '' where it is. */
  error: z.string(),
  attempts: z.number().int(),
  /** Whether the caller may read its text, and it is kept. */
  readable: z.boolean(),
});
export type Email = z.infer<typeof Email>;

export const listEmails = endpoint({
  method: 'GET',
  path: '/api/admin/emails/',
  summary:
    'Staff: emails without their texts, newest first, 50 at a time. `before` is the id of the last one that is known.',
  audience: 'staff',
  scope: 'staff',
  query: z.object({ before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional() }),
  replies: { 200: z.array(Email).max(EMAILS_PAGE_SIZE) },
});

export const readEmail = endpoint({
  method: 'GET',
  path: '/api/admin/emails/:id/',
  summary: 'Superusers: an email as it was written to the outbox (RFC 5322). It may hold a link that opens an account.',
  audience: 'superuser',
  fresh: true,
  params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  replies: { 200: z.object({ text: z.string() }) },
});
