import { ProblemDialog } from '../../features/practice/problems/reading/components/problem-dialog.tsx';
import { QuickWorkbench } from '../../features/practice/submissions/dialog/components/quick-workbench.tsx';
import { Help } from './help.tsx';

type Props = { param: string; catalogue: string; onClose: () => void };

/** The problem dialog with its help, its text area and judge. */
export function ProblemOverPage(props: Props) {
  return (
    <ProblemDialog {...props} help={(problem) => <Help problem={problem} />}>
      {(problem) => <QuickWorkbench key={problem.id} problem={problem} />}
    </ProblemDialog>
  );
}
