import type { SecondFactorNeeded, Session } from '@devorbit/contract/identity/accounts.ts';
import { MAX_CODE_CHARS } from '@devorbit/contract/identity/second-factors-limits.ts';
import { Anchor, TextInput } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
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

/** The second step of signing in, by whatever first step: a code of the app, a recovery code, or a passkey instead. */
export function SecondFactorForm({ needed, onSession, onBack }: Props) {
  const [way, setWay] = useState<'totp' | 'recovery'>('totp');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [done, setDone] = useState(false);

  const finish = (session: Session) => {
    setDone(true);
    onSession(session);
  };
  const answer = useAct(async () => finish(await answerSecondFactor(needed.challenge, code)), signInMessage);
  const sent = answer.pending || done;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() !== '' && !sent) void answer.run();
  };
  const turn = () => {
    setWay(way === 'totp' ? 'recovery' : 'totp');
    setCode('');
    setMissing(false);
  };

  return (
    <form className={classes.form} method="post" noValidate onSubmit={submit}>
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
        maxLength={MAX_CODE_CHARS}
        required
        withAsterisk={false}
        size="md"
        autoFocus
      />
      <Message tone="bad">{answer.failure}</Message>
      {done && <Message tone="good">{SIGNED_IN}</Message>}
      <ActButton type="submit" size="md" pending={sent} pendingText={answer.pending ? SIGNING_IN : copy.VERIFY}>
        {copy.VERIFY}
      </ActButton>
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
