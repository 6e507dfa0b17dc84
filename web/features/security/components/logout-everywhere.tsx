import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../ui/dialog.tsx';
import { Message } from '../../../ui/message.tsx';
import { logOutEverywhere } from '../api.ts';
import { CANCEL, CONFIRM_LOGOUT, LOGOUT_EVERYWHERE, LOGOUT_EXPLAINED } from '../copy.ts';
import { useCall } from './use-call.ts';
import classes from './security.module.css';

/** Ends every session once that is confirmed, and goes to /login. */
export function LogoutEverywhere() {
  const [asking, setAsking] = useState(false);
  const { busy, said, run } = useCall();
  const navigate = useNavigate();
  const end = async () => {
    if (!busy && (await run(logOutEverywhere))) await navigate('/login', { replace: true });
  };
  return (
    <>
      <Button variant="default" size="md" onClick={() => setAsking(true)}>
        {LOGOUT_EVERYWHERE}
      </Button>
      {asking && (
        <Dialog title={`${LOGOUT_EVERYWHERE}?`} onClose={() => setAsking(false)}>
          <div className={classes.confirm}>
            <p>{LOGOUT_EXPLAINED}</p>
            {said !== null && <Message tone="bad">{said}</Message>}
            <div className={classes.buttons}>
              <Button variant="default" size="md" data-autofocus onClick={() => setAsking(false)}>
                {CANCEL}
              </Button>
              <Button size="md" aria-disabled={busy} onClick={() => void end()}>
                {CONFIRM_LOGOUT}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
