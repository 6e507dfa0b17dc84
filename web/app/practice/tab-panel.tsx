import { Skeleton } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { firstProblemsQuery } from '../../features/practice/problems/api.ts';
import { DashboardTab } from './dashboard-tab.tsx';
import type { TabId } from './place.ts';
import type { TabProps } from './tab-props.ts';

/** Each comes when it is first needed, or somebody is about to need it. */
const loads = {
  ai: async () => ({ default: (await import('./ai-tab.tsx')).AiTab }),
  community: async () => ({ default: (await import('./community-tab.tsx')).CommunityTab }),
  leaderboard: async () => ({
    default: (await import('../../features/practice/leaderboard/components/leaderboard.tsx')).Leaderboard,
  }),
  profile: async () => ({
    default: (await import('../../features/practice/activity/components/practice-profile.tsx')).PracticeProfile,
  }),
};
const AiTab = lazy(loads.ai);
const CommunityTab = lazy(loads.community);
const Leaderboard = lazy(loads.leaderboard);
const PracticeProfile = lazy(loads.profile);

/** Fetches what a tab needs ahead of the press that will open it: the pointer or the focus is there. */
export function prepareTab(client: QueryClient, tab: TabId): void {
  if (tab === 'dashboard') return;
  const failed = (error: unknown) => globalThis.reportError(error);
  loads[tab]().catch(failed);
  if (tab === 'leaderboard') prepareBoard(client).catch(failed);
  if (tab === 'community') void client.prefetchInfiniteQuery(firstProblemsQuery('User'));
}

async function prepareBoard(client: QueryClient): Promise<void> {
  const { leaderboardQuery } = await import('../../features/practice/leaderboard/api.ts');
  await client.prefetchQuery(leaderboardQuery({ period: 'all', university: null, page: 1 }));
}

const waiting = <Skeleton height={320} radius="lg" />;

/** What stands below the tabs. */
export function TabPanel({ tab, ...props }: TabProps & { tab: TabId }) {
  if (tab === 'dashboard') return <DashboardTab {...props} />;
  return (
    <Suspense fallback={waiting}>
      {tab === 'ai' && <AiTab {...props} />}
      {tab === 'community' && <CommunityTab {...props} />}
      {tab === 'leaderboard' && <Leaderboard />}
      {tab === 'profile' && <PracticeProfile />}
    </Suspense>
  );
}
