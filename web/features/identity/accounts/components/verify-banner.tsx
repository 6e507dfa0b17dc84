import { MailQuestion } from 'lucide-react';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { sendLetterAgain } from '../recovery/api.ts';
import { NOT_VERIFIED, SEND_AGAIN, TRY_AGAIN } from '../recovery/copy.ts';
import classes from './verify-banner.module.css';

/** Tells somebody who is signed in that their address is not confirmed; nothing where it is. */
export function VerifyBanner({ verified }: { verified: boolean }) {
  const letter = useAct(sendLetterAgain, TRY_AGAIN);
  if (verified) return null;
  return (
    <aside className={classes.banner} aria-label="Email address">
      <MailQuestion className={classes.icon} size={20} aria-hidden="true" />
      <p className={classes.text}>
        {NOT_VERIFIED}{' '}
        <span className={classes.said} role="status" data-tone={letter.failure === null ? 'good' : 'bad'}>
          {letter.result ?? letter.failure}
        </span>
      </p>
      {letter.result === undefined && (
        <ActButton variant="default" size="sm" pending={letter.pending} onClick={() => void letter.run()}>
          {SEND_AGAIN}
        </ActButton>
      )}
    </aside>
  );
}
