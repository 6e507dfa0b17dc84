import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { EditTestsLink } from '../../authoring/components/edit-tests-link.tsx';
import { UpdateProblemButton } from '../../authoring/components/update-problem-button.tsx';
import { VersionsLink } from '../../authoring/components/versions-link.tsx';

/** The ways to change a problem, for who may. */
export const AuthorTools = ({ problem }: { problem: ProblemDetail }) => (
  <>
    <UpdateProblemButton problem={problem} />
    {problem.can_edit && <VersionsLink id={problem.id} />}
    <EditTestsLink problem={problem} />
  </>
);
