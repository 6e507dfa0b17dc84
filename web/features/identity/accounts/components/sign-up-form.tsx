import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { ApiError } from '../../../../platform/api-error.ts';
import { useSession } from '../../../../platform/session.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { Message } from '../../../../ui/message.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { signUp, type RegistrationFields } from '../api.ts';
import {
  EMAIL_REQUIRED,
  NAME_REQUIRED,
  PASSWORD_REQUIRED,
  SIGN_IN,
  SIGN_UP,
  SIGNED_UP,
  SIGNING_UP,
  USERNAME_REQUIRED,
} from '../copy.ts';
import { emailFault, signUpMessage } from '../model.ts';
import { LETTER_COMES } from '../recovery/copy.ts';
import classes from './form.module.css';

const nobody = { name: '', username: '', email: '' };

type State = { step: 'idle' | 'submitting' | 'done' } | { step: 'failed'; message: string };

const field = { required: true, withAsterisk: false, size: 'md' } as const;

/** Whoever is signed in already goes home. */
export function SignUpForm() {
  const session = useSession();
  const [state, setState] = useState<State>({ step: 'idle' });
  const [typed, setTyped] = useState(nobody);
  const form = useForm<RegistrationFields>({
    mode: 'uncontrolled',
    onValuesChange: ({ name, username, email }) => setTyped({ name, username, email }),
    initialValues: { ...nobody, password: '' },
    validate: {
      name: isNotEmpty(NAME_REQUIRED),
      username: isNotEmpty(USERNAME_REQUIRED),
      email: (value) => (value.trim() === '' ? EMAIL_REQUIRED : emailFault(value)),
      password: (value) => (value === '' ? PASSWORD_REQUIRED : null),
    },
  });
  // In this tab only: others may use the computer. The password is kept nowhere.
  const draft = useDraft({ name: 'sign-up', value: typed, initial: nobody, onRestore: form.setValues, tab: true });

  const submit = async (values: RegistrationFields): Promise<void> => {
    if (state.step === 'submitting') return;
    setState({ step: 'submitting' });
    try {
      await signUp(values);
      draft.forget();
      form.reset();
      setState({ step: 'done' });
    } catch (error) {
      // The fields are marked; their messages stand together below, one a line.
      if (error instanceof ApiError)
        form.setErrors(Object.fromEntries(Object.keys(error.fieldMessages).map((name) => [name, true])));
      setState({ step: 'failed', message: signUpMessage(error) });
    }
  };

  if (session && (state.step === 'idle' || state.step === 'failed')) return <Navigate to={pathOf('home')} replace />;
  return (
    <form className={classes.form} method="post" noValidate onSubmit={form.onSubmit(submit)}>
      <TextInput
        key={form.key('name')}
        label="Full Name"
        name="name"
        autoComplete="name"
        {...field}
        {...form.getInputProps('name')}
      />
      <TextInput
        key={form.key('username')}
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        {...form.getInputProps('username')}
      />
      <TextInput
        key={form.key('email')}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        {...field}
        {...form.getInputProps('email')}
      />
      <SecretInput
        key={form.key('password')}
        label="Password"
        description="At least 8 characters"
        name="password"
        autoComplete="new-password"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field}
        {...form.getInputProps('password')}
      />
      {state.step === 'failed' && <Message tone="bad">{state.message}</Message>}
      <DraftNote draft={draft} />
      {state.step === 'done' && (
        <Message tone="good">
          {SIGNED_UP}. You can now <Link to={pathOf('sign-in')}>{SIGN_IN}</Link>. {LETTER_COMES}
        </Message>
      )}
      <Button type="submit" size="md" aria-disabled={state.step === 'submitting'}>
        {state.step === 'submitting' ? SIGNING_UP : SIGN_UP}
      </Button>
    </form>
  );
}
