import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Message } from '../../../../ui/message.tsx';
import { beginRejudge } from '../api.ts';
import { NOTHING_MOVES, REJUDGE_ALL, REJUDGE_OLDER } from '../copy.ts';
import { rejudgeAddress } from '../model.ts';
import { useCall } from './use-call.ts';
import classes from './versions-screen.module.css';

type Props = { problemId: number; testless: boolean };

/** Begins a preview of older submissions, or of all. */
export function StartRejudge({ problemId, testless }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, said, run } = useCall();
  const begin = (scope: 'older' | 'all') =>
    run(scope, async () => {
      const { id } = await beginRejudge(client, problemId, { scope });
      void navigate(rejudgeAddress(problemId, id), { replace: true, preventScrollReset: true });
    });
  if (testless) return <p className={classes.quiet}>This problem has no tests to judge against.</p>;
  return (
    <>
      <p className={classes.quiet}>
        Up to 2,000 of the newest submissions are judged against the current version. {NOTHING_MOVES}
      </p>
      <div className={classes.row}>
        <Button
          leftSection={<RotateCw size={17} aria-hidden="true" />}
          loading={busy === 'older'}
          disabled={busy === 'all'}
          onClick={() => begin('older')}
        >
          {REJUDGE_OLDER}
        </Button>
        <Button variant="default" loading={busy === 'all'} disabled={busy === 'older'} onClick={() => begin('all')}>
          {REJUDGE_ALL}
        </Button>
      </div>
      {said !== null && <Message tone="bad">{said}</Message>}
    </>
  );
}
