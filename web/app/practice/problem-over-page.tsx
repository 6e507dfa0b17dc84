import { ProblemDialog } from '../../features/problems/reading/components/problem-dialog.tsx';
import { QuickWorkbench } from '../../features/submissions/dialog/components/quick-workbench.tsx';

type Props = { param: string; catalogue: string; onClose: () => void };

/** The problem dialog with its text area and judge. */
export function ProblemOverPage(props: Props) {
  return <ProblemDialog {...props}>{(problem) => <QuickWorkbench key={problem.id} problem={problem} />}</ProblemDialog>;
}
