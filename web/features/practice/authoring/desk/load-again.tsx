import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { KEEP_TYPING, LOAD_AGAIN, LOAD_AGAIN_LOSES, LOAD_AGAIN_QUESTION } from '../copy.ts';
import classes from '../../../../ui/form.module.css';

type Props = { changed: boolean; busy: boolean; onReload: () => void };

/** The door to the stored draft. It asks before it takes the place of what was typed. */
export function LoadAgain({ changed, busy, onReload }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="default" loading={busy} onClick={() => (changed ? setAsking(true) : onReload())}>
        {LOAD_AGAIN}
      </Button>
      {asking && (
        <Dialog title={LOAD_AGAIN_QUESTION} onClose={() => setAsking(false)}>
          <div className={classes.dialog}>
            <p>{LOAD_AGAIN_LOSES}</p>
            <div className={classes.ends}>
              <Button
                variant="default"
                onClick={() => {
                  setAsking(false);
                  onReload();
                }}
              >
                {LOAD_AGAIN}
              </Button>
              <Button data-autofocus onClick={() => setAsking(false)}>
                {KEEP_TYPING}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
