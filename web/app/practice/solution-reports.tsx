import type { SharedSolution } from '@devorbit/contract/practice/submissions.ts';
import { ReportButton } from '../../features/operations/reports/components/report-button.tsx';
import { isExplained } from '../../features/practice/submissions/sharing/model.ts';
import { cluster } from '../../ui/layout.ts';

/** How one tells the moderators of another's solution, and of its note where it has one. */
export function SolutionReports({ solution }: { solution: SharedSolution }) {
  const { submission_id: id, username, own } = solution;
  if (own) return null;
  return (
    <div className={cluster(2)}>
      <ReportButton kind="solution" id={id} name={`the solution of @${username}`} />
      {isExplained(solution) && (
        <ReportButton kind="note" id={id} name={`the note of @${username}`} label="Report the note" />
      )}
    </div>
  );
}
