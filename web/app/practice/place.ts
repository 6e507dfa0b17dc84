/** The tabs of the practice area in their order; the first is the one without a parameter. */
export const tabs = [
  { id: 'dashboard', name: 'Dashboard' },
  { id: 'ai', name: 'AI Challenges' },
  { id: 'community', name: 'Community Problems' },
  { id: 'leaderboard', name: 'Leaderboard' },
  { id: 'profile', name: 'Profile' },
] as const;
export type TabId = (typeof tabs)[number]['id'];

/** `?tab=ai`: what it cannot mean is the Dashboard. */
export const tabFrom = (params: URLSearchParams): TabId =>
  tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'dashboard';

/** The address of a tab as it opens: filters, pages and dialogs belong to the tab that was left. */
export const tabAddress = (tab: TabId): URLSearchParams => new URLSearchParams(tab === 'dashboard' ? {} : { tab });

/** The problem that is open over the page, as the address has it. */
export const problemFrom = (params: URLSearchParams): string | null => params.get('problem');

/** The same place with this problem open over it, or with none. */
export function withProblem(params: URLSearchParams, problem: number | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (problem === null) next.delete('problem');
  else next.set('problem', String(problem));
  return next;
}
