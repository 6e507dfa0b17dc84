import type { SecondFactorNeeded, Session } from '@devorbit/contract/identity/accounts.ts';
import { Anchor, Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import { type FormEvent, useState } from 'react';
import { Message } from '../../../../ui/message.tsx';
import { answerSecondFactor } from '../../second-factors/api.ts';
import * as copy from '../../second-factors/copy.ts';
import { SIGNED_IN, SIGNING_IN } from '../copy.ts';
import { signInMessage } from '../model.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import classes from './form.module.css';

type Props = {
  needed: SecondFactorNeeded;
  /** The session is kept already. */
  onSession: (session: Session) => void;
  /** To the first step again, where the page has one. */
  onBack?: () => void;
};
type State = { step: 'idle' | 'submitting' | 'done' } | { step: 'failed'; message: string };

/** The second step of signing in, by whatever first step: a code of the app, a recovery code, or a passkey instead. */
export function SecondFactorForm({ needed, onSession, onBack }: Props) {
  const [way, setWay] = useState<'totp' | 'recovery'>('totp');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [state, setState] = useState<State>({ step: 'idle' });

  const sent = state.step === 'submitting' || state.step === 'done';
  const finish = (session: Session) => {
    setState({ step: 'done' });
    onSession(session);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '' || state.step === 'submitting' || state.step === 'done') return;
    setState({ step: 'submitting' });
    try {
      finish(await answerSecondFactor(needed.challenge, code));
    } catch (error) {
      setState({ step: 'failed', message: signInMessage(error) });
    }
  };
  const turn = () => {
    setWay(way === 'totp' ? 'recovery' : 'totp');
    setCode('');
    setMissing(false);
  };

  return (
    <form className={classes.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        key={way}
        label={way === 'totp' ? copy.CODE_LABEL : copy.RECOVERY_LABEL}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        error={missing && copy.CODE_REQUIRED}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={way === 'totp' ? 'numeric' : 'text'}
        maxLength={60}
        required
        withAsterisk={false}
        size="md"
        autoFocus
      />
      {state.step === 'failed' && <Message tone="bad">{state.message}</Message>}
      {state.step === 'done' && <Message tone="good">{SIGNED_IN}</Message>}
      <Button type="submit" size="md" aria-disabled={sent}>
        {state.step === 'submitting' ? SIGNING_IN : copy.VERIFY}
      </Button>
      {needed.methods.includes('passkey') && <PasskeySignIn onSession={finish} disabled={sent} />}
      {(needed.methods.includes('recovery') || way === 'recovery') && (
        <Anchor component="button" type="button" className={classes.turn} onClick={turn}>
          {way === 'totp' ? copy.USE_RECOVERY : copy.USE_APP}
        </Anchor>
      )}
      {onBack && (
        <Anchor component="button" type="button" className={classes.turn} onClick={onBack}>
          {copy.BACK}
        </Anchor>
      )}
    </form>
  );
}
