import { Button } from '@mantine/core';
import { MailQuestion } from 'lucide-react';
import { NOT_VERIFIED, SEND_AGAIN } from '../recovery/copy.ts';
import { useLetterAgain } from './use-letter-again.ts';
import classes from './verify-banner.module.css';

/** Tells somebody who is signed in that their address is not confirmed; nothing where it is. */
export function VerifyBanner({ verified }: { verified: boolean }) {
  const { busy, said, send } = useLetterAgain();
  if (verified) return null;
  return (
    <aside className={classes.banner} aria-label="Email address">
      <MailQuestion className={classes.icon} size={20} aria-hidden="true" />
      <p className={classes.text}>
        {NOT_VERIFIED}{' '}
        <span className={classes.said} role="status" data-tone={said?.tone}>
          {said?.text}
        </span>
      </p>
      {said?.tone !== 'good' && (
        <Button variant="default" size="sm" aria-disabled={busy} onClick={() => void send()}>
          {SEND_AGAIN}
        </Button>
      )}
    </aside>
  );
}
