import { isStaff } from '@devorbit/contract/roles.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { PlanSection } from '../../features/practice/collections/components/plan-section.tsx';
import { ProblemCatalogue } from '../../features/practice/problems/catalogue/components/problem-catalogue.tsx';
import { ADMIN_CREATE_NEW_PROBLEM } from '../../features/practice/problems/copy.ts';
import { ForYou } from '../../features/practice/problems/recommended/components/for-you.tsx';
import { Dashboard } from '../../features/practice/submissions/progress/components/dashboard.tsx';
import { useQueryKnown } from '../../platform/page-query.ts';
import { useSession } from '../../platform/session.ts';
import type { TabProps } from './tab-props.ts';
import classes from './practice.module.css';

/** One's figures, what suits one, study plans, and all problems. */
export function DashboardTab({ onOpen, onCreate }: TabProps) {
  const session = useSession();
  // Plans are no part of the page that was written ahead, and are drawn once it can be used.
  const takenOver = useQueryKnown();
  return (
    <>
      <Dashboard />
      <ForYou onOpen={onOpen} />
      {takenOver ? <PlanSection /> : <div className={classes.plans} />}
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
