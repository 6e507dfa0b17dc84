import type { SecondFactorNeeded } from '@devorbit/contract/identity/accounts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { Message } from '../../../../ui/message.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { signIn, type Credentials } from '../api.ts';
import { PASSWORD_REQUIRED, REDIRECT_AFTER_MS, SIGN_IN, SIGNED_IN, SIGNING_IN, USERNAME_REQUIRED } from '../copy.ts';
import { signInMessage } from '../model.ts';
import { FORGOT_LINK } from '../recovery/copy.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import classes from './form.module.css';

type State =
  | { step: 'idle' | 'second' | 'passkey' | 'done' }
  /** `before` is what the last try ended with: it keeps its place, so that the buttons below do not move under a double click. */
  | { step: 'submitting'; before: string | null }
  | { step: 'failed'; message: string };

/** `place` is where a signed-in person goes: a path of our own. */
export function SignInForm({ place }: { place: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ step: 'idle' });
  const [needed, setNeeded] = useState<SecondFactorNeeded | null>(null);
  const form = useForm<Credentials>({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: {
      username: isNotEmpty(USERNAME_REQUIRED),
      password: (value) => (value === '' ? PASSWORD_REQUIRED : null),
    },
  });

  useEffect(() => {
    if (state.step !== 'done') return;
    const timer = setTimeout(() => void navigate(place, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.step, place, navigate]);

  const submit = async (values: Credentials): Promise<void> => {
    if (state.step === 'submitting' || state.step === 'done') return;
    setState({ step: 'submitting', before: state.step === 'failed' ? state.message : null });
    try {
      const answer = await signIn({ ...values, username: values.username.trim() });
      if ('challenge' in answer) setNeeded(answer);
      setState({ step: 'challenge' in answer ? 'second' : 'done' });
    } catch (error) {
      setState({ step: 'failed', message: signInMessage(error) });
    }
  };

  if (session && (state.step === 'idle' || state.step === 'failed')) return <Navigate to={place} replace />;
  const sent = state.step === 'submitting' || state.step === 'done';
  const finish = () => setState({ step: 'done' });
  const back = () => {
    setNeeded(null);
    setState({ step: 'idle' });
  };
  if (needed) return <SecondFactorForm needed={needed} onSession={finish} onBack={back} />;
  // method=post: sent before the script is there, the password must not end up in the address.
  return (
    <form className={classes.form} method="post" noValidate onSubmit={form.onSubmit(submit)}>
      <TextInput
        key={form.key('username')}
        label="Username or Email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        size="md"
        {...form.getInputProps('username')}
      />
      <SecretInput
        key={form.key('password')}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        size="md"
        {...form.getInputProps('password')}
      />
      <Link className={classes.forgot} to={pathOf('forgot-password')}>
        {FORGOT_LINK}
      </Link>
      {state.step === 'submitting' && state.before !== null && (
        <div className={classes.before} aria-hidden="true">
          <Message tone="bad">{state.before}</Message>
        </div>
      )}
      {state.step === 'failed' && <Message tone="bad">{state.message}</Message>}
      {state.step === 'done' && <Message tone="good">{SIGNED_IN}</Message>}
      <Button type="submit" size="md" aria-disabled={sent}>
        {state.step === 'submitting' ? SIGNING_IN : SIGN_IN}
      </Button>
      <PasskeySignIn
        onSession={finish}
        onBusy={(busy) => setState({ step: busy ? 'passkey' : 'idle' })}
        disabled={sent}
      />
    </form>
  );
}
