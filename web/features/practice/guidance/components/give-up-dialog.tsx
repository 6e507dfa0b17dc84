import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import { Button } from '@mantine/core';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Message } from '../../../../ui/message.tsx';
import { giveUpPoints } from '../api.ts';
import { GIVE_UP, GIVE_UP_QUESTION, KEEP_POINTS, ONE_MOMENT } from '../copy.ts';
import { giveUpText } from '../model.ts';
import { useUnlock } from './use-unlock.ts';
import classes from './guidance.module.css';

type Props = { guidance: Guidance; onClose: () => void; onGivenUp: () => void };

/** Asks before points are lost for good. */
export function GiveUpDialog({ guidance, onClose, onGivenUp }: Props) {
  const { unlock, pending, failure } = useUnlock(onGivenUp);
  return (
    <Dialog title={GIVE_UP_QUESTION} onClose={onClose}>
      <div className={classes.question}>
        <p>{giveUpText(guidance.points_left ?? 0)}</p>
        {failure !== null && <Message tone="bad">{failure}</Message>}
        <div className={classes.answers}>
          <Button
            variant="default"
            aria-disabled={pending}
            onClick={() => unlock((client) => giveUpPoints(client, guidance.problem_id))}
          >
            {pending ? ONE_MOMENT : GIVE_UP}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {KEEP_POINTS}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
