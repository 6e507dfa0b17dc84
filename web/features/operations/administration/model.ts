import type { HubHealth } from '@devorbit/contract/library/resource-health.ts';
import { userStates } from '@devorbit/contract/operations/administration-limits.ts';
import type { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import type { Suspicion, SupportState } from '@devorbit/contract/operations/support.ts';
import { userRoles } from '@devorbit/contract/roles.ts';
import { durationText } from '../../../platform/format/dates.ts';
import { counted } from '../../../platform/format/plurals.ts';

export const sections = [
  { id: 'users', label: 'Users' },
  { id: 'reports', label: 'Reports' },
  { id: 'documents', label: 'Documents' },
  { id: 'support', label: 'Messages' },
  { id: 'mail', label: 'Emails' },
  { id: 'audit', label: 'Audit log' },
  { id: 'health', label: 'Health' },
] as const;
export type SectionId = (typeof sections)[number]['id'];

/** The section that the URL names; users where it names none. */
export const sectionFrom = (params: URLSearchParams): SectionId =>
  sections.find(({ id }) => id === params.get('section'))?.id ?? 'users';

const number = (text: string | null): number | null => {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : null;
};

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | undefined =>
  allowed.find((value) => value === text);

export const usersFilters = (params: URLSearchParams) => ({
  search: params.get('search')?.trim() ?? '',
  role: oneOf(userRoles, params.get('role')),
  state: oneOf(userStates, params.get('state')),
  page: number(params.get('page')) ?? 1,
});
export type UsersFilters = ReturnType<typeof usersFilters>;

/** The user whose dialog is open. */
export const userFrom = (params: URLSearchParams): number | null => number(params.get('user'));

export const reportsFilters = (params: URLSearchParams) => ({
  state: oneOf(['open', 'decided'], params.get('state')) ?? ('open' as const),
  page: number(params.get('page')) ?? 1,
});
export type ReportsFilters = ReturnType<typeof reportsFilters>;

export const supportStates: readonly { state: SupportState; label: string; nothing: string }[] = [
  { state: 'open', label: 'Open', nothing: 'No open messages.' },
  { state: 'answered', label: 'Answered', nothing: 'No answered messages.' },
  { state: 'closed', label: 'Closed', nothing: 'No closed messages.' },
  { state: 'spam', label: 'Spam', nothing: 'No suspected spam.' },
];

export const supportFilters = (params: URLSearchParams) => ({
  state: supportStates.find(({ state }) => state === params.get('state'))?.state ?? ('open' as const),
  page: number(params.get('page')) ?? 1,
});
export type SupportFilters = ReturnType<typeof supportFilters>;

/** The support request whose dialog is open. */
export const supportRequestFrom = (params: URLSearchParams): number | null => number(params.get('request'));

export const suspicionNames: Record<Suspicion, string> = {
  hidden_field: 'a hidden field was filled in',
  no_form: 'it didn’t come from the form',
  too_fast: 'it was sent too quickly for a person',
  links: 'it has many links',
  repeated: 'someone else sent the same text',
};

/** What a runner is said to be and to do. */
export function runnerText({ state, lanes, waiting, isolation, workspaces }: SystemHealth['runners'][number]): string {
  if (!state.ok) return 'Not reachable';
  const said = [counted(lanes, 'lane'), `${waiting} waiting`, `isolation ${isolation.ok ? 'verified' : 'missing'}`];
  if (workspaces) said.push(`${workspaces.open} of ${counted(workspaces.most, 'workspace')} open`);
  return said.join(', ');
}

export const auditFilters = (params: URLSearchParams) => ({
  actor: params.get('actor')?.trim() ?? '',
  act: params.get('act')?.trim() ?? '',
  before: number(params.get('before')) ?? undefined,
});
export type AuditFilters = ReturnType<typeof auditFilters>;

/** The parameters with these changed; what is '' or null goes, and so does the page unless it is named. */
export const changed = (params: URLSearchParams, changes: Record<string, string | number | null>): string => {
  const next = new URLSearchParams(params);
  for (const name of ['page', 'before']) next.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return `?${next}`;
};

/** `{"title":"A"}` as `title: A`; what holds more stays JSON. */
export const detailText = (detail: Record<string, unknown>): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');

/** `3 waiting for 20 min, 1 running, 2 need programs that are missing`. */
export const waitText = ({ waiting, running, unavailable, oldest_at }: HubHealth['preview'], now: number): string =>
  [
    waiting === 0 || oldest_at === null
      ? 'Nothing waiting'
      : `${waiting} waiting, the oldest for ${durationText(now - Date.parse(oldest_at))}`,
    ...(running > 0 ? [`${running} running`] : []),
    ...(unavailable > 0 ? [`${unavailable} waiting for programs to be installed`] : []),
  ].join(', ');

/** What an operator should look at, in sentences; none where all is well. */
export const concerns = ({ database, queues, hourly_jobs, runners, mail }: SystemHealth): string[] => [
  ...(database.ok ? [] : [`Database: ${database.reason}.`]),
  ...(runners.length === 0 ? ['No runner is configured, so no code can run.'] : []),
  ...runners.flatMap(({ name, state, isolation }) =>
    !state.ok
      ? [`Runner ${name}: ${state.reason}.`]
      : !isolation.ok
        ? [`Runner ${name} refuses to run code: ${isolation.reason}.`]
        : [],
  ),
  ...(queues ?? []).flatMap(({ name, waiting }) =>
    name.endsWith('_dead') && waiting > 0 ? [`Queue ${name} has ${counted(waiting, 'failed job')}.`] : [],
  ),
  ...(hourly_jobs ?? []).flatMap(({ name, failing_since }) =>
    failing_since === null ? [] : [`The hourly job ‘${name}’ is failing.`],
  ),
  ...(mail === 'none' ? ['No emails are sent: set up a mail server or an outbox.'] : []),
];
