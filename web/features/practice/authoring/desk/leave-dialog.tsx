import { Button } from '@mantine/core';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from '../../../../ui/dialog.tsx';
import classes from '../../../../ui/form.module.css';

type Props = {
  changed: boolean;
  /** Whether the draft is stored now. */
  onSave: () => Promise<boolean>;
};

/** Asks before a page with unsaved changes is left for another page; they then wait in this browser. */
export function LeaveDialog({ changed, onSave }: Props) {
  const [busy, setBusy] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  const saveAndLeave = async () => {
    setBusy(true);
    const saved = await onSave();
    setBusy(false);
    if (saved) blocker.proceed();
    else blocker.reset();
  };
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
          <Button loading={busy} data-autofocus onClick={() => void saveAndLeave()}>
            Save and leave
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
