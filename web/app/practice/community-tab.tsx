import { pathOf } from '@devorbit/contract/path-of.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { CommunityProblems } from '../../features/practice/problems/catalogue/components/community-problems.tsx';
import {
  CREATE_COMMUNITY_PROBLEM,
  CREATE_NEW_PROBLEM,
  VIEW_MY_SUBMISSIONS,
} from '../../features/practice/problems/copy.ts';
import { useSession } from '../../platform/session.ts';
import { Banner } from './banner.tsx';
import type { TabProps } from './tab-props.ts';

/** Problems by users, and the way to write one. */
export function CommunityTab({ onOpen, onCreate }: TabProps) {
  const session = useSession();
  const admin = isStaff(session?.user);
  return (
    <>
      <Banner
        title="Problems by people who solve them"
        text="Share the problem you wish existed, and see how others solve it."
      >
        <Button
          size="md"
          leftSection={<Plus size={17} aria-hidden="true" />}
          onClick={() => onCreate(admin ? 'admin' : 'community')}
        >
          {admin ? CREATE_NEW_PROBLEM : CREATE_COMMUNITY_PROBLEM}
        </Button>
        <Button component={Link} to={pathOf('submissions')} size="md" variant="default">
          {VIEW_MY_SUBMISSIONS}
        </Button>
      </Banner>
      <CommunityProblems onOpen={onOpen} />
    </>
  );
}
