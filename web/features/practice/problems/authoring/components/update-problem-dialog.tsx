import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../../platform/api-error.ts';
import { notify } from '../../../../../platform/notify.ts';
import { useSession } from '../../../../../platform/session.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { changeProblem } from '../../api.ts';
import { ONLY_ADMINS_UPDATE, UPDATE_FAILED, UPDATE_PROBLEM } from '../../copy.ts';
import { draftOf, type Fields, refusalText } from '../model.ts';
import { ProblemForm } from './problem-form.tsx';

type Props = { problem: ProblemDetail; onClose: () => void };

/** Changes title, statement, difficulty and tags; it opens with the problem as it is. */
export function UpdateProblemDialog({ problem, onClose }: Props) {
  const client = useQueryClient();
  const session = useSession();
  const send = async (fields: Fields): Promise<void> => {
    await changeProblem(client, problem.id, fields);
    void notify({ message: 'Problem updated', tone: 'good' });
    onClose();
  };
  const failure = (error: unknown): string =>
    error instanceof ApiError && error.status === 401 ? ONLY_ADMINS_UPDATE : refusalText(error, UPDATE_FAILED);
  const refusal = isStaff(session?.user) ? null : ONLY_ADMINS_UPDATE;
  return (
    <Dialog title={UPDATE_PROBLEM} onClose={onClose}>
      <ProblemForm
        initial={draftOf(problem)}
        draftName={`problem.${problem.id}`}
        action={UPDATE_PROBLEM}
        refusal={refusal}
        barred={refusal !== null}
        onSend={send}
        failure={failure}
        onCancel={onClose}
      />
    </Dialog>
  );
}
