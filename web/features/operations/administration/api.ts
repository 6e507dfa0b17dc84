import type { listAudit } from '@devorbit/contract/identity/audit.ts';
import type { showHubHealth } from '@devorbit/contract/library/resource-health.ts';
import type { prepareAgain } from '@devorbit/contract/library/resources-inside.ts';
import type {
  listEmails,
  listUsers,
  readEmail,
  restoreUser,
  setRoles,
  setUp,
  showHealth,
  showUser,
  signOutUser,
  suspendUser,
} from '@devorbit/contract/operations/administration.ts';
import type {
  decideReport,
  Decision,
  listReports,
  showDocumentAgain,
  showProblemAgain,
} from '@devorbit/contract/operations/reports.ts';
import type {
  listSupportRequests,
  moveSupportRequest,
  noteOnSupportRequest,
  replyToSupportRequest,
  showSupportRequest,
  SupportState,
} from '@devorbit/contract/operations/support.ts';
import { flagsOf, type UserRole } from '@devorbit/contract/roles.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, route, send } from '../../../platform/http-client.ts';
import { withProof } from '../../../platform/proof.ts';
import type { AuditFilters, ReportsFilters, SupportFilters, UsersFilters } from './model.ts';

const usersRoute = route<typeof listUsers>('GET', '/api/admin/users/');
const userRoute = route<typeof showUser>('GET', '/api/admin/users/:id/');
const rolesRoute = route<typeof setRoles>('PUT', '/api/admin/users/:id/roles/');
const suspendRoute = route<typeof suspendUser>('POST', '/api/admin/users/:id/suspend/');
const restoreRoute = route<typeof restoreUser>('POST', '/api/admin/users/:id/restore/');
const signOutRoute = route<typeof signOutUser>('POST', '/api/admin/users/:id/sign-out/');
const reportsRoute = route<typeof listReports>('GET', '/api/admin/reports/');
const decideRoute = route<typeof decideReport>('POST', '/api/admin/reports/:id/decide/');
const showAgainRoute = route<typeof showProblemAgain>('POST', '/api/admin/problems/:id/show/');
const showDocumentRoute = route<typeof showDocumentAgain>('POST', '/api/admin/documents/:id/show/');
const auditRoute = route<typeof listAudit>('GET', '/api/admin/audit/');
const emailsRoute = route<typeof listEmails>('GET', '/api/admin/emails/');
const emailRoute = route<typeof readEmail>('GET', '/api/admin/emails/:id/');
const healthRoute = route<typeof showHealth>('GET', '/api/admin/health/');
const hubRoute = route<typeof showHubHealth>('GET', '/api/admin/documents/');
const prepareRoute = route<typeof prepareAgain>('POST', '/api/documents/:id/prepare/');
const setUpRoute = route<typeof setUp>('POST', '/api/setup/');

/** How often the state of the system is asked for while it is looked at, in ms. */
const HEALTH_EVERY_MS = 15_000;

const counted = (headers: Headers): number => Number(headers.get('x-total-count') ?? 0);
const kept = { placeholderData: keepPreviousData, staleTime: 0 };

export const usersQuery = (filters: UsersFilters) =>
  queryOptions({
    queryKey: ['admin', 'users', filters] as const,
    queryFn: async ({ signal }) => {
      const { body, headers } = await send(usersRoute, { query: filters, signal });
      return { rows: body, total: counted(headers) };
    },
    ...kept,
  });

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'user', id] as const,
    queryFn: ({ signal }) => call(userRoute, { params: { id }, signal }),
    staleTime: 0,
  });

export const reportsQuery = (filters: ReportsFilters) =>
  queryOptions({
    queryKey: ['admin', 'reports', filters] as const,
    queryFn: async ({ signal }) => {
      const { body, headers } = await send(reportsRoute, { query: filters, signal });
      return { rows: body, total: counted(headers) };
    },
    ...kept,
  });

export const auditQuery = (filters: AuditFilters) =>
  queryOptions({
    queryKey: ['admin', 'audit', filters] as const,
    queryFn: ({ signal }) => call(auditRoute, { query: filters, signal }),
    ...kept,
  });

export const emailsQuery = (before: number | undefined) =>
  queryOptions({
    queryKey: ['admin', 'mail', before] as const,
    queryFn: ({ signal }) => call(emailsRoute, { query: { before }, signal }),
    ...kept,
  });

export const healthQuery = queryOptions({
  queryKey: ['admin', 'health'] as const,
  queryFn: ({ signal }) => call(healthRoute, { signal }),
  staleTime: 0,
  refetchInterval: HEALTH_EVERY_MS,
});

export const hubQuery = queryOptions({
  queryKey: ['admin', 'documents'] as const,
  queryFn: ({ signal }) => call(hubRoute, { signal }),
  staleTime: 0,
  refetchInterval: HEALTH_EVERY_MS,
});

/** A dangerous act, after which everything that the page shows is asked for again. */
async function act(client: QueryClient, work: () => Promise<unknown>): Promise<void> {
  await withProof(work);
  await client.invalidateQueries({ queryKey: ['admin'] });
}

export const giveRole = (client: QueryClient, id: number, role: UserRole): Promise<void> =>
  act(client, () => call(rolesRoute, { params: { id }, body: flagsOf(role) }));

export const suspend = (client: QueryClient, id: number, reason: string): Promise<void> =>
  act(client, () => call(suspendRoute, { params: { id }, body: { reason } }));

export const restore = (client: QueryClient, id: number): Promise<void> =>
  act(client, () => call(restoreRoute, { params: { id } }));

export const endSessions = (client: QueryClient, id: number): Promise<void> =>
  act(client, () => call(signOutRoute, { params: { id } }));

export const decide = (client: QueryClient, id: number, decision: Decision, note: string): Promise<void> =>
  act(client, () => call(decideRoute, { params: { id }, body: { decision, note } }));

export const bringBack = (client: QueryClient, problemId: number): Promise<void> =>
  act(client, () => call(showAgainRoute, { params: { id: problemId } }));

/** Brings a document back that was taken down. */
export const showDocument = (client: QueryClient, id: number): Promise<unknown> =>
  act(client, () => call(showDocumentRoute, { params: { id } }));

/** Has preview and text of a document made once more. */
export async function prepareOnceMore(client: QueryClient, id: number): Promise<void> {
  await call(prepareRoute, { params: { id } });
  await client.invalidateQueries({ queryKey: hubQuery.queryKey });
}

export const openEmail = async (id: number): Promise<string> =>
  (await withProof(() => call(emailRoute, { params: { id } }))).text;

export type Founder = { token: string; username: string; name: string; email: string; password: string };

/** Makes the first superuser. */
export const foundInstallation = async (founder: Founder): Promise<void> =>
  void (await call(setUpRoute, { body: founder }));

const supportRequestsRoute = route<typeof listSupportRequests>('GET', '/api/admin/support-requests/');
const supportRequestRoute = route<typeof showSupportRequest>('GET', '/api/admin/support-requests/:id/');
const replyRoute = route<typeof replyToSupportRequest>('POST', '/api/admin/support-requests/:id/reply/');
const noteRoute = route<typeof noteOnSupportRequest>('POST', '/api/admin/support-requests/:id/notes/');
const moveRoute = route<typeof moveSupportRequest>('PATCH', '/api/admin/support-requests/:id/');

export const supportRequestsQuery = (filters: SupportFilters) =>
  queryOptions({
    queryKey: ['admin', 'support-requests', filters] as const,
    queryFn: async ({ signal }) => {
      const { body, headers } = await send(supportRequestsRoute, { query: filters, signal });
      return { rows: body, total: counted(headers) };
    },
    ...kept,
  });

export const supportRequestQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'support-request', id] as const,
    queryFn: ({ signal }) => call(supportRequestRoute, { params: { id }, signal }),
    staleTime: 0,
  });

export const reply = (client: QueryClient, id: number, message: string): Promise<void> =>
  act(client, () => call(replyRoute, { params: { id }, body: { message } }));

export async function note(client: QueryClient, id: number, message: string): Promise<void> {
  await call(noteRoute, { params: { id }, body: { message } });
  await client.invalidateQueries({ queryKey: ['admin'] });
}

export type Move = { state?: Exclude<SupportState, 'answered'>; mine?: boolean };

export async function move(client: QueryClient, id: number, body: Move): Promise<void> {
  await call(moveRoute, { params: { id }, body });
  await client.invalidateQueries({ queryKey: ['admin'] });
}
