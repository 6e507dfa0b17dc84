import type { MetaFunction } from 'react-router';
import { useParams } from 'react-router';
import { ProblemScreen } from '../../features/problems/reading/components/problem-screen.tsx';
import { StatementPane } from '../../features/problems/reading/components/statement-pane.tsx';
import { Workbench } from '../../features/submissions/workbench/components/workbench.tsx';
import { Help } from '../practice/help.tsx';
import type { PageHandle } from '../shell/shell.tsx';

export const meta: MetaFunction = () => [{ title: 'Problem | DevOrbit' }];

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
