import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import { Button } from '@mantine/core';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { cluster } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { giveUpPoints } from '../api.ts';
import { GIVE_UP, GIVE_UP_QUESTION, KEEP_POINTS, ONE_MOMENT } from '../copy.ts';
import { giveUpText } from '../model.ts';
import { useUnlock } from './use-unlock.ts';
import formClasses from '../../../../ui/form.module.css';

type Props = { guidance: Guidance; onClose: () => void; onGivenUp: () => void };

/** Asks before points are lost for good. */
export function GiveUpDialog({ guidance, onClose, onGivenUp }: Props) {
  const unlock = useUnlock(onGivenUp);
  return (
    <Dialog title={GIVE_UP_QUESTION} onClose={onClose}>
      <div className={formClasses.dialog}>
        <p>{giveUpText(guidance.points_left ?? 0)}</p>
        <Message tone="bad">{unlock.failure}</Message>
        <div className={cluster(3, { justify: 'end' })}>
          <ActButton
            variant="default"
            pending={unlock.pending}
            pendingText={ONE_MOMENT}
            onClick={() => void unlock.run((client) => giveUpPoints(client, guidance.problem_id))}
          >
            {GIVE_UP}
          </ActButton>
          <Button data-autofocus onClick={onClose}>
            {KEEP_POINTS}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
