import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { beginRejudge } from '../api.ts';
import { CALL_FAILURE, NOTHING_MOVES, REJUDGE_ALL, REJUDGE_OLDER } from '../copy.ts';
import { rejudgeAddress } from '../model.ts';

type Props = { problemId: number; testless: boolean };

/** Begins a preview of older submissions, or of all. */
export function StartRejudge({ problemId, testless }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const begin = useAct(async (scope: 'older' | 'all') => {
    const { id } = await beginRejudge(client, problemId, { scope });
    void navigate(rejudgeAddress(problemId, id), { replace: true, preventScrollReset: true });
  }, CALL_FAILURE);
  if (testless) return <p className={text('quiet')}>This problem has no tests to judge against.</p>;
  return (
    <>
      <p className={text('quiet')}>
        Judges up to 2,000 of the newest submissions again, against the current version. {NOTHING_MOVES}
      </p>
      <div className={cluster(3)}>
        <ActButton
          leftSection={<RotateCw size={17} aria-hidden="true" />}
          pending={begin.input === 'older'}
          disabled={begin.input === 'all'}
          onClick={() => void begin.run('older')}
        >
          {REJUDGE_OLDER}
        </ActButton>
        <ActButton
          variant="default"
          pending={begin.input === 'all'}
          disabled={begin.input === 'older'}
          onClick={() => void begin.run('all')}
        >
          {REJUDGE_ALL}
        </ActButton>
      </div>
      <Message tone="bad">{begin.failure}</Message>
    </>
  );
}
