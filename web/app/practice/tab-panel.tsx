import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AiTab } from './ai-tab.tsx';
import { CommunityTab } from './community-tab.tsx';
import { DashboardTab } from './dashboard-tab.tsx';
import type { TabId } from './place.ts';
import type { TabProps } from './tab-props.ts';

const Leaderboard = lazy(async () => ({
  default: (await import('../../features/practice/leaderboard/components/leaderboard.tsx')).Leaderboard,
}));
const PracticeProfile = lazy(async () => ({
  default: (await import('../../features/practice/activity/components/practice-profile.tsx')).PracticeProfile,
}));

const waiting = <Skeleton height={320} radius="lg" />;

/** What stands below the tabs. */
export function TabPanel({ tab, ...props }: TabProps & { tab: TabId }) {
  switch (tab) {
    case 'dashboard':
      return <DashboardTab {...props} />;
    case 'ai':
      return <AiTab {...props} />;
    case 'community':
      return <CommunityTab {...props} />;
    case 'leaderboard':
      return (
        <Suspense fallback={waiting}>
          <Leaderboard />
        </Suspense>
      );
    case 'profile':
      return (
        <Suspense fallback={waiting}>
          <PracticeProfile />
        </Suspense>
      );
  }
}
