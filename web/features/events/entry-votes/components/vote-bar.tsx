import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { now } from '../../../../platform/clock.ts';
import { useSession } from '../../../../platform/session.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { sendVote, voteQuery } from '../api.ts';
import { voteText } from '../model.ts';
import classes from './vote-bar.module.css';

/** The public vote at an entry: one vote an account, to be given, moved and taken back. */
export function VoteBar({ event, entry }: { event: number; entry: number }) {
  const session = useSession();
  const client = useQueryClient();
  const { data: vote } = useQuery(voteQuery(event));
  const act = useAct(
    (wanted: number | null) => sendVote(client, event, wanted),
    'Your vote was not counted. Please try again.',
  );
  const words = vote && voteText(vote, entry, now());
  if (!vote || words === null) return null;
  const isMine = vote.own === entry;
  return (
    <section className={`${stack(2)} ${classes.bar}`} aria-label="Public vote">
      <p className={text('small')} role="status">
        {vote.open && isMine ? 'Your vote is for this entry.' : words}
        {vote.open && vote.team === entry && ' You can vote for any entry but your own.'}
      </p>
      {vote.open && session === null && <SignInPrompt frame="line" why="vote for this entry" />}
      {vote.open && session !== null && vote.team !== entry && (
        <div className={cluster(2)}>
          <ActButton
            size="md"
            variant={isMine ? 'default' : 'filled'}
            pending={act.pending}
            leftSection={
              <Heart className={classes.heart} data-given={isMine || undefined} size={18} aria-hidden="true" />
            }
            onClick={() => void act.run(isMine ? null : entry)}
          >
            {isMine ? 'Take your vote back' : vote.own === null ? 'Vote for this entry' : 'Move your vote here'}
          </ActButton>
        </div>
      )}
      <Message tone="bad">{act.failure}</Message>
    </section>
  );
}
