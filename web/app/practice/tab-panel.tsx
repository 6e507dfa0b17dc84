import { Skeleton } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { firstProblemsQuery } from '../../features/practice/problems/api.ts';
import { preparable } from '../../platform/preparable.tsx';
import { DashboardTab } from './dashboard-tab.tsx';
import type { TabId } from './place.ts';
import type { TabProps } from './tab-props.ts';

/** Each comes when it is first needed, or somebody is about to need it. */
const parts = {
  ai: preparable(async () => (await import('./ai-tab.tsx')).AiTab),
  community: preparable(async () => (await import('./community-tab.tsx')).CommunityTab),
  leaderboard: preparable(
    async () => (await import('../../features/practice/leaderboard/components/leaderboard.tsx')).Leaderboard,
  ),
  profile: preparable(
    async () => (await import('../../features/practice/activity/components/practice-profile.tsx')).PracticeProfile,
  ),
};
const AiTab = parts.ai.Part;
const CommunityTab = parts.community.Part;
const Leaderboard = parts.leaderboard.Part;
const PracticeProfile = parts.profile.Part;

/** Fetches what a tab needs ahead of the press that will open it: the pointer or the focus is there. */
export function prepareTab(client: QueryClient, tab: TabId): void {
  if (tab === 'dashboard') return;
  const failed = (error: unknown) => globalThis.reportError(error);
  parts[tab].prepare().catch(failed);
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
