import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showSubmission } from '@devorbit/contract/practice/submissions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { beginRejudge } from '../api.ts';
import { CALL_FAILURE, REJUDGE_THIS } from '../copy.ts';
import { rejudgeAddress } from '../model.ts';
import classes from './rejudge-preview.module.css';

type Props = { submission: Reply<typeof showSubmission>; staff: boolean };

/** What a submission was judged against, and for staff the way to have it judged again. */
export function SubmissionVersion({ submission, staff }: Props) {
  const { submission_id, problem_id, problem_version, current_version, kind, judged_at } = submission;
  const client = useQueryClient();
  const navigate = useNavigate();
  const rejudge = useAct(async () => {
    const { id } = await beginRejudge(client, problem_id, { submission_id });
    void navigate(rejudgeAddress(problem_id, id));
  }, CALL_FAILURE);
  return (
    <div className={stack(2)}>
      <p className={`${cluster([1, 3])} ${text('quiet')}`}>
        {problem_version !== null && <span>Version {problem_version} of the problem</span>}
        {problem_version !== current_version && (
          <span className={classes.state} data-state="older">
            judged against an older version
          </span>
        )}
        {staff && kind === 'submit' && judged_at !== null && (
          <ActButton variant="default" size="xs" pending={rejudge.pending} onClick={() => void rejudge.run()}>
            {REJUDGE_THIS}
          </ActButton>
        )}
      </p>
      <Message tone="bad">{rejudge.failure}</Message>
    </div>
  );
}
