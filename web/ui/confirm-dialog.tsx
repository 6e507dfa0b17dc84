import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Act } from '../platform/use-act.ts';
import { ActButton } from './act-button.tsx';
import { Dialog } from './dialog.tsx';
import { Message } from './message.tsx';
import classes from './form.module.css';

type Props<Result> = {
  title: string;
  /** What will be so afterwards. */
  children: ReactNode;
  /** What the button does. */
  confirm: string;
  act: Pick<Act<void, Result>, 'pending' | 'failure' | 'run'>;
  onClose: () => void;
};

/** Asks once more before something is taken away, and says where that failed. The focus begins at Cancel. */
export function ConfirmDialog<Result>({ title, children, confirm, act, onClose }: Props<Result>) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.dialog}>
        <p>{children}</p>
        <Message tone="bad">{act.failure}</Message>
        <div className={classes.ends}>
          <Button variant="default" size="md" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <ActButton size="md" pending={act.pending} onClick={() => void act.run()}>
            {confirm}
          </ActButton>
        </div>
      </div>
    </Dialog>
  );
}
