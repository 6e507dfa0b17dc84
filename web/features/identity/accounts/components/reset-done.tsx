import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Message } from '../../../../ui/message.tsx';
import { SIGN_IN } from '../copy.ts';
import { type AfterReset, revokeTokensAfterReset } from '../recovery/api.ts';
import * as copy from '../recovery/copy.ts';
import classes from './form.module.css';

/** The new password is set: on to the sign-in, and what to do about access tokens, which it does not end. */
export function ResetDone({ after: { message, tokens, revoke } }: { after: AfterReset }) {
  const end = useAct(revokeTokensAfterReset, copy.TRY_AGAIN);
  return (
    <div className={classes.form}>
      <Message tone="good">
        {message} <Link to={pathOf('sign-in')}>{SIGN_IN}</Link>
      </Message>
      <Message tone="good">{end.result}</Message>
      <Message tone="bad">{end.failure}</Message>
      {revoke !== null && end.result === undefined && (
        <>
          <p>{copy.tokensLeft(tokens)}</p>
          <ActButton
            variant="default"
            size="md"
            pending={end.pending}
            pendingText={copy.REVOKING}
            onClick={() => void end.run(revoke)}
          >
            {copy.REVOKE_TOKENS}
          </ActButton>
        </>
      )}
    </div>
  );
}
