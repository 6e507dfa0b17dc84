import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Message } from '../../../../ui/message.tsx';
import { CANCEL } from '../copy.ts';
import { useCall } from './use-call.ts';
import classes from './security.module.css';

type Props = {
  label: string;
  /** What the dialog says of it. */
  explained: string;
  /** The dialog's own button; `label` where it is absent. */
  confirm?: string;
  act: () => Promise<unknown>;
  /** Once it is done. */
  onDone: () => void;
};

/** A button for what cannot be undone: a dialog asks first, and says where it failed. */
export function ConfirmedAct({ label, explained, confirm = label, act, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  const { busy, said, run } = useCall();
  const go = async () => {
    if (busy || !(await run(act))) return;
    setAsking(false);
    onDone();
  };
  return (
    <>
      <Button variant="default" size="md" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Dialog title={`${label}?`} onClose={() => setAsking(false)}>
          <div className={classes.confirm}>
            <p>{explained}</p>
            {said !== null && <Message tone="bad">{said}</Message>}
            <div className={classes.buttons}>
              <Button variant="default" size="md" data-autofocus onClick={() => setAsking(false)}>
                {CANCEL}
              </Button>
              <Button size="md" aria-disabled={busy} onClick={() => void go()}>
                {confirm}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
