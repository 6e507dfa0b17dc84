import { type MetaFunction, useParams } from 'react-router';
import { ProblemScreen } from '../../features/practice/problems/reading/components/problem-screen.tsx';
import { StatementPane } from '../../features/practice/problems/reading/components/statement-pane.tsx';
import { Workbench } from '../../features/practice/submissions/workbench/components/workbench.tsx';
import { Help } from '../practice/help.tsx';
import type { PageHandle } from '../shell/shell.tsx';

/** The screen itself says its title, which it learns later. */
export const meta: MetaFunction = () => [];

export const handle: PageHandle = { footer: false };

export default function ProblemPage() {
  const { id } = useParams();
  return (
    <ProblemScreen key={id} param={id}>
      {(problem) => (
        <Workbench
          problem={problem}
          statement={<StatementPane problem={problem} help={<Help problem={problem} />} />}
        />
      )}
    </ProblemScreen>
  );
}
