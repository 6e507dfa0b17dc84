import type { SharedSolution } from '@devorbit/contract/practice/submissions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowBigUp } from 'lucide-react';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { text } from '../../../../../ui/layout.ts';
import { voteFor } from '../api.ts';
import { VOTE_FAILURE } from '../copy.ts';
import classes from './vote-button.module.css';

/** How many people a solution has helped; a button for who may say so, which is everybody but its author. */
export function VoteButton({ row }: { row: SharedSolution }) {
  const client = useQueryClient();
  const act = useAct((voted: boolean) => voteFor(client, row.submission_id, voted), VOTE_FAILURE);
  const voted = act.input ?? row.voted;
  const votes = row.votes + Number(voted) - Number(row.voted);
  if (row.own)
    return (
      <p className={`${text('quiet', 'small', 'tabular')} ${classes.own}`}>
        {votes === 0 ? 'Yours' : `Yours · ${counted(votes, 'vote')}`}
      </p>
    );
  return (
    <>
      <button
        className={`${text('small', 'strong', 'tabular')} ${classes.vote}`}
        type="button"
        aria-pressed={voted}
        aria-label={`Helpful: the solution of @${row.username}, ${counted(votes, 'vote')}`}
        title={voted ? 'Take your vote back' : 'This helped me'}
        onClick={() => void act.run(!voted)}
      >
        <ArrowBigUp className={classes.arrow} size={18} aria-hidden="true" />
        {numberText(votes)}
      </button>
      {act.failure && (
        <p className={text('bad', 'fine')} role="alert">
          {act.failure}
        </p>
      )}
    </>
  );
}
