import { Button } from '@mantine/core';
import { useBlocker } from 'react-router';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import classes from '../../../../ui/form.module.css';

type Props = {
  changed: boolean;
  /** Whether the draft is stored now. */
  onSave: () => Promise<boolean>;
};

/** Asks before a page with unsaved changes is left for another page; they then wait in this browser. */
export function LeaveDialog({ changed, onSave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  );
  const save = useAct(
    async () => {
      if (await onSave()) blocker.proceed?.();
      else blocker.reset?.();
    },
    // The desk says it.
    () => null,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" onClose={() => blocker.reset()}>
      <div className={classes.dialog}>
        <p>You have unsaved changes. If you leave now, they are kept in this browser.</p>
        <div className={classes.ends}>
          <Button variant="default" onClick={() => blocker.proceed()}>
            Leave
          </Button>
          <Button variant="default" onClick={() => blocker.reset()}>
            Stay
          </Button>
          <ActButton pending={save.pending} data-autofocus onClick={() => void save.run()}>
            Save and leave
          </ActButton>
        </div>
      </div>
    </Dialog>
  );
}
