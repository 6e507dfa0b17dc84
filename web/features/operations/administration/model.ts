import type { AdminUser, SystemHealth } from '@devorbit/contract/operations/administration.ts';
import type { Suspicion, TicketState } from '@devorbit/contract/operations/support.ts';

export const sections = [
  { id: 'users', label: 'Users' },
  { id: 'reports', label: 'Reports' },
  { id: 'tickets', label: 'Messages' },
  { id: 'mail', label: 'Mail' },
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

export const roles = ['learner', 'staff', 'superuser'] as const;
export type Role = (typeof roles)[number];
const states = ['active', 'suspended', 'leaving'] as const;

export const roleOf = ({ is_staff, is_superuser }: Pick<AdminUser, 'is_staff' | 'is_superuser'>): Role =>
  is_superuser ? 'superuser' : is_staff ? 'staff' : 'learner';

/** Superusers are staff too. */
export const flagsOf = (role: Role): { is_staff: boolean; is_superuser: boolean } => ({
  is_staff: role !== 'learner',
  is_superuser: role === 'superuser',
});

export const usersFilters = (params: URLSearchParams) => ({
  search: params.get('search')?.trim() ?? '',
  role: oneOf(roles, params.get('role')),
  state: oneOf(states, params.get('state')),
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

export const ticketStates: readonly { state: TicketState; label: string; nothing: string }[] = [
  { state: 'open', label: 'Open', nothing: 'No message waits for an answer.' },
  { state: 'answered', label: 'Answered', nothing: 'No answered message.' },
  { state: 'closed', label: 'Closed', nothing: 'No closed message.' },
  { state: 'spam', label: 'Spam', nothing: 'Nothing is suspected to be spam.' },
];

export const ticketsFilters = (params: URLSearchParams) => ({
  state: ticketStates.find(({ state }) => state === params.get('state'))?.state ?? ('open' as const),
  page: number(params.get('page')) ?? 1,
});
export type TicketsFilters = ReturnType<typeof ticketsFilters>;

/** The message that is open. */
export const ticketFrom = (params: URLSearchParams): number | null => number(params.get('ticket'));

export const suspicionNames: Record<Suspicion, string> = {
  hidden_field: 'a field was filled in that people do not see',
  no_form: 'it did not come from the form',
  too_fast: 'it was sent sooner than anybody can write',
  links: 'it has many links',
  repeated: 'somebody else has sent the same text',
};

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

/** What an operator should look at, in sentences; none where all is well. */
export const concerns = ({ database, queues, hourly_jobs, runners, mail }: SystemHealth): string[] => [
  ...(database.ok ? [] : [`The database: ${database.reason}.`]),
  ...(runners.length === 0 ? ['No runner is configured: code cannot be run.'] : []),
  ...runners.flatMap(({ name, state, isolation }) =>
    !state.ok
      ? [`The runner ${name}: ${state.reason}.`]
      : !isolation.ok
        ? [`The runner ${name} refuses to run code: ${isolation.reason}.`]
        : [],
  ),
  ...(queues ?? []).flatMap(({ name, waiting }) =>
    name.endsWith('_dead') && waiting > 0 ? [`${waiting} in the queue ${name} were given up.`] : [],
  ),
  ...(hourly_jobs ?? []).flatMap(({ name, failing_since }) =>
    failing_since === null ? [] : [`The hourly job ‘${name}’ is failing.`],
  ),
  ...(mail === 'none' ? ['Emails go nowhere: neither a mail server nor an outbox is set.'] : []),
];
