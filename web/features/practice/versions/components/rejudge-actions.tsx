import type { Rejudge } from '@devorbit/contract/practice/versions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { dropRejudge, makeItCount } from '../api.ts';
import { APPLY, CALL_FAILURE, CANCEL } from '../copy.ts';
import { isOpen, type View, viewToUrl } from '../model.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { NextRejudge } from './next-rejudge.tsx';

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
  const close = useAct(async (how: 'apply' | 'cancel') => {
    setAsking(false);
    // It stays on the page when it is no longer the open one.
    await navigate(`?${viewToUrl(view)}`, { replace: true, preventScrollReset: true });
    await (how === 'apply' ? makeItCount : dropRejudge)(client, rejudge.id);
    setActed(true);
  }, CALL_FAILURE);
  if (!isOpen(rejudge)) return <NextRejudge problemId={problemId} focused={acted} />;
  return (
    <>
      <div className={cluster(3)}>
        <ActButton
          disabled={rejudge.state !== 'ready' || stale || close.input === 'cancel'}
          pending={close.input === 'apply'}
          onClick={() => setAsking(true)}
        >
          {APPLY}
        </ActButton>
        <ActButton
          variant="default"
          disabled={close.input === 'apply'}
          pending={close.input === 'cancel'}
          onClick={() => void close.run('cancel')}
        >
          {CANCEL}
        </ActButton>
      </div>
      <Message tone="bad">{close.failure}</Message>
      {asking && (
        <ApplyDialog rejudge={rejudge} onApply={() => void close.run('apply')} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
