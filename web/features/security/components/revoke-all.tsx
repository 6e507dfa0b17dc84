import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Message } from '../../../ui/message.tsx';
import { revokeAllTokens } from '../api.ts';
import { CANCEL, REVOKE_ALL, REVOKE_ALL_EXPLAINED } from '../copy.ts';
import { useCall } from './use-call.ts';
import classes from './security.module.css';

/** Ends every access token once that is confirmed. */
export function RevokeAll({ onDone }: { onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const { busy, said, run } = useCall();
  const end = async () => {
    if (busy || !(await run(revokeAllTokens))) return;
    setAsking(false);
    onDone();
  };
  return (
    <>
      <div className={classes.buttons}>
        <Button variant="default" size="md" onClick={() => setAsking(true)}>
          {REVOKE_ALL}
        </Button>
      </div>
      {asking && (
        <Dialog title={`${REVOKE_ALL}?`} onClose={() => setAsking(false)}>
          <div className={classes.confirm}>
            <p>{REVOKE_ALL_EXPLAINED}</p>
            {said !== null && <Message tone="bad">{said}</Message>}
            <div className={classes.buttons}>
              <Button variant="default" size="md" data-autofocus onClick={() => setAsking(false)}>
                {CANCEL}
              </Button>
              <Button size="md" aria-disabled={busy} onClick={() => void end()}>
                {REVOKE_ALL}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
