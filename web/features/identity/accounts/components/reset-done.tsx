import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { plainSentence } from '../../../../platform/api-error.ts';
import { Message } from '../../../../ui/message.tsx';
import { SIGN_IN } from '../copy.ts';
import { type AfterReset, revokeTokensAfterReset } from '../recovery/api.ts';
import * as copy from '../recovery/copy.ts';
import classes from './form.module.css';

type State = { step: 'idle' | 'busy' } | { step: 'revoked' | 'failed'; message: string };

/** The new password is set: on to the sign-in, and what to do about access tokens, which it does not end. */
export function ResetDone({ after: { message, tokens, revoke } }: { after: AfterReset }) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const end = async (token: string): Promise<void> => {
    if (state.step === 'busy') return;
    setState({ step: 'busy' });
    try {
      setState({ step: 'revoked', message: await revokeTokensAfterReset(token) });
    } catch (error) {
      setState({ step: 'failed', message: plainSentence(error, copy.TRY_AGAIN) });
    }
  };
  return (
    <div className={classes.form}>
      <Message tone="good">
        {message} <Link to={pathOf('sign-in')}>{SIGN_IN}</Link>
      </Message>
      {state.step === 'revoked' && <Message tone="good">{state.message}</Message>}
      {state.step === 'failed' && <Message tone="bad">{state.message}</Message>}
      {revoke !== null && state.step !== 'revoked' && (
        <>
          <p>{copy.tokensLeft(tokens)}</p>
          <Button variant="default" size="md" aria-disabled={state.step === 'busy'} onClick={() => void end(revoke)}>
            {state.step === 'busy' ? copy.REVOKING : copy.REVOKE_TOKENS}
          </Button>
        </>
      )}
    </div>
  );
}
