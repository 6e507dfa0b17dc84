import { isStaff } from '@devorbit/contract/roles.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ProblemCatalogue } from '../../features/practice/problems/catalogue/components/problem-catalogue.tsx';
import { ADMIN_CREATE_NEW_PROBLEM } from '../../features/practice/problems/copy.ts';
import { ForYou } from '../../features/practice/problems/recommended/components/for-you.tsx';
import { Dashboard } from '../../features/practice/submissions/progress/components/dashboard.tsx';
import { useQueryKnown } from '../../platform/page-query.ts';
import { useSession } from '../../platform/session.ts';
import type { TabProps } from './tab-props.ts';
import classes from './practice.module.css';

const PlanShelf = lazy(async () => ({
  default: (await import('../../features/practice/collections/components/plan-shelf.tsx')).PlanShelf,
}));

/** One's figures, what suits one, study plans, and all problems. */
export function DashboardTab({ onOpen, onCreate }: TabProps) {
  const session = useSession();
  // What comes apart is no part of the page that was written ahead: it may come with answers that the page did not have.
  const takenOver = useQueryKnown();
  const room = <div className={classes.shelf} />;
  return (
    <>
      <Dashboard />
      <ForYou onOpen={onOpen} />
      {takenOver ? (
        <Suspense fallback={room}>
          <PlanShelf />
        </Suspense>
      ) : (
        room
      )}
      <ProblemCatalogue
        onOpen={onOpen}
        actions={
          isStaff(session?.user) && (
            <Button leftSection={<Plus size={17} aria-hidden="true" />} onClick={() => onCreate('admin')}>
              {ADMIN_CREATE_NEW_PROBLEM}
            </Button>
          )
        }
      />
    </>
  );
}
