import type { Rejudge } from '@devorbit/contract/practice/versions.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Message } from '../../../../ui/message.tsx';
import { dropRejudge, makeItCount } from '../api.ts';
import { APPLY, CANCEL } from '../copy.ts';
import { isOpen, type View, viewToUrl } from '../model.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { NextRejudge } from './next-rejudge.tsx';
import { useCall } from './use-call.ts';
import classes from './versions-screen.module.css';

type Props = {
  rejudge: Rejudge;
  /** What is shown of it. */
  view: View;
  problemId: number;
  stale: boolean;
};

/** Apply, which is asked about first, and Cancel; once it is closed, the way to the next. */
export function RejudgeActions({ rejudge, view, problemId, stale }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [acted, setActed] = useState(false);
  const { busy, said, run } = useCall();
  if (!isOpen(rejudge)) return <NextRejudge problemId={problemId} focused={acted} />;
  const close = (name: 'apply' | 'cancel', work: () => Promise<void>) =>
    run(name, async () => {
      // It stays on the page when it is no longer the open one.
      await navigate(`?${viewToUrl(view)}`, { replace: true, preventScrollReset: true });
      await work();
      setActed(true);
    });
  const apply = () => {
    setAsking(false);
    close('apply', () => makeItCount(client, rejudge.id));
  };
  return (
    <>
      <div className={classes.row}>
        <Button
          disabled={rejudge.state !== 'ready' || stale || busy === 'cancel'}
          loading={busy === 'apply'}
          onClick={() => setAsking(true)}
        >
          {APPLY}
        </Button>
        <Button
          variant="default"
          disabled={busy === 'apply'}
          loading={busy === 'cancel'}
          onClick={() => close('cancel', () => dropRejudge(client, rejudge.id))}
        >
          {CANCEL}
        </Button>
      </div>
      {said !== null && <Message tone="bad">{said}</Message>}
      {asking && <ApplyDialog rejudge={rejudge} onApply={apply} onClose={() => setAsking(false)} />}
    </>
  );
}
