import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showSubmission } from '@devorbit/contract/practice/submissions.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Message } from '../../../../ui/message.tsx';
import { beginRejudge } from '../api.ts';
import { REJUDGE_THIS } from '../copy.ts';
import { rejudgeAddress } from '../model.ts';
import { useCall } from './use-call.ts';
import classes from './submission-version.module.css';

type Props = { submission: Reply<typeof showSubmission>; staff: boolean };

/** What a submission was judged against, and for staff the way to have it judged again. */
export function SubmissionVersion({ submission, staff }: Props) {
  const { submission_id, problem_id, problem_version, current_version, kind, judged_at } = submission;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, said, run } = useCall();
  const rejudge = () =>
    run('rejudge', async () => {
      const { id } = await beginRejudge(client, problem_id, { submission_id });
      void navigate(rejudgeAddress(problem_id, id));
    });
  return (
    <div className={classes.box}>
      <p className={classes.line}>
        {problem_version !== null && <span>Version {problem_version} of the problem</span>}
        {problem_version !== current_version && <span className={classes.older}>judged against an older version</span>}
        {staff && kind === 'submit' && judged_at !== null && (
          <Button variant="default" size="xs" loading={busy === 'rejudge'} onClick={rejudge}>
            {REJUDGE_THIS}
          </Button>
        )}
      </p>
      {said !== null && <Message tone="bad">{said}</Message>}
    </div>
  );
}
