import type { SecondFactorNeeded } from '@devorbit/contract/identity/accounts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { TextInput } from '@mantine/core';
import { isNotEmpty } from '@mantine/form';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Message } from '../../../../ui/message.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { signIn, type Credentials } from '../api.ts';
import { PASSWORD_REQUIRED, REDIRECT_AFTER_MS, SIGN_IN, SIGNED_IN, SIGNING_IN, USERNAME_REQUIRED } from '../copy.ts';
import { signInMessage } from '../model.ts';
import { FORGOT_LINK } from '../recovery/copy.ts';
import { readNewUsername } from '../state.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import classes from './form.module.css';

/** `place` is where a signed-in person goes: a path of our own; null where the page stays, and sees the session by itself. */
export function SignInForm({ place }: { place: string | null }) {
  const session = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<'password' | 'passkey' | 'done'>('password');
  const [newUsername] = useState(readNewUsername);
  const [needed, setNeeded] = useState<SecondFactorNeeded | null>(null);
  /** What the last try ended with: it keeps its place, so that the buttons below do not move under a double click. */
  const [before, setBefore] = useState<string | null>(null);
  const { form, act, onSubmit } = useActForm<Credentials>({
    initialValues: { username: newUsername, password: '' },
    validate: {
      username: isNotEmpty(USERNAME_REQUIRED),
      password: (value) => (value === '' ? PASSWORD_REQUIRED : null),
    },
    send: async (values) => {
      const answer = await signIn({ ...values, username: values.username.trim() });
      if ('challenge' in answer) setNeeded(answer);
      else setStep('done');
    },
    failure: signInMessage,
  });

  useEffect(() => {
    if (step !== 'done' || place === null) return;
    const timer = setTimeout(() => void navigate(place, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [step, place, navigate]);

  if (place !== null && session && step === 'password' && !act.pending && needed === null)
    return <Navigate to={place} replace />;
  const sent = act.pending || step === 'done';
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!sent) setBefore(act.failure);
    onSubmit(event);
  };
  const finish = () => setStep('done');
  const back = () => setNeeded(null);
  if (needed) return <SecondFactorForm needed={needed} onSession={finish} onBack={back} />;
  // method=post: sent before the script is there, the password must not end up in the address.
  return (
    <form className={classes.form} method="post" noValidate onSubmit={submit}>
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
        data-autofocus={place === null && newUsername === '' ? true : undefined}
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
        // All that is left to type, for who has just signed up.
        data-autofocus={place === null && newUsername !== '' ? true : undefined}
        {...form.getInputProps('password')}
      />
      <Link className={classes.forgot} to={pathOf('forgot-password')}>
        {FORGOT_LINK}
      </Link>
      {act.pending && before !== null && (
        <div className={classes.before} aria-hidden="true">
          <Message tone="bad">{before}</Message>
        </div>
      )}
      <Message tone="bad">{act.failure}</Message>
      {step === 'done' && <Message tone="good">{SIGNED_IN}</Message>}
      <ActButton type="submit" size="md" pending={sent} pendingText={act.pending ? SIGNING_IN : SIGN_IN}>
        {SIGN_IN}
      </ActButton>
      <PasskeySignIn
        onSession={finish}
        onBusy={(busy) => {
          act.forget();
          setStep(busy ? 'passkey' : 'password');
        }}
        disabled={sent}
      />
    </form>
  );
}
