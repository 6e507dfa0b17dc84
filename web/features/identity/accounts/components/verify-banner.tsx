import { MailQuestion } from 'lucide-react';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { card, cluster, pad, text } from '../../../../ui/layout.ts';
import { sendEmailAgain } from '../recovery/api.ts';
import { NOT_VERIFIED, SEND_AGAIN, TRY_AGAIN } from '../recovery/copy.ts';
import classes from '../../../../ui/entries.module.css';

/** Tells somebody who is signed in that their address is not confirmed; nothing where it is. */
export function VerifyBanner({ verified }: { verified: boolean }) {
  const email = useAct(sendEmailAgain, TRY_AGAIN);
  if (verified) return null;
  return (
    <aside className={`${card()} ${pad(3)} ${cluster(3)}`} aria-label="Email address">
      <MailQuestion color="var(--signal)" size={20} aria-hidden="true" />
      <p className={classes.what}>
        {NOT_VERIFIED}{' '}
        <span className={text(email.failure === null ? 'good' : 'bad')} role="status">
          {email.result ?? email.failure}
        </span>
      </p>
      {email.result === undefined && (
        <ActButton variant="default" size="sm" pending={email.pending} onClick={() => void email.run()}>
          {SEND_AGAIN}
        </ActButton>
      )}
    </aside>
  );
}
