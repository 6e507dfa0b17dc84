import { pathOf } from '@devorbit/contract/path-of.ts';
import { TextInput } from '@mantine/core';
import { isNotEmpty } from '@mantine/form';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { Message } from '../../../../ui/message.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { signUp, type RegistrationFields } from '../api.ts';
import {
  EMAIL_REQUIRED,
  NAME_REQUIRED,
  PASSWORD_HINT,
  PASSWORD_REQUIRED,
  SIGN_IN,
  SIGN_UP,
  SIGNED_UP,
  SIGNING_UP,
  USERNAME_REQUIRED,
} from '../copy.ts';
import { emailFault, signUpMessage } from '../model.ts';
import { CONFIRMATION_SENT } from '../recovery/copy.ts';
import { UsernameNote } from '../username/components/username-note.tsx';
import classes from './form.module.css';

// With the first letter of a password.
const StrengthNote = lazy(async () => ({
  default: (await import('../strength/components/strength-note.tsx').catch(() => null))?.StrengthNote ?? NoNote,
}));
const NoNote = (_props: { password: string; known: readonly string[] }): string => PASSWORD_HINT;

const nobody = { name: '', username: '', email: '' };

const field = { required: true, withAsterisk: false, size: 'md' } as const;

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

type Props = {
  /** Where whoever is signed in already goes: a path of our own. */
  place?: string;
  /** Where one signs in afterwards. */
  signIn?: string;
};

export function SignUpForm({ place = pathOf('home'), signIn = pathOf('sign-in') }: Props) {
  const session = useSession();
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState(nobody);
  const { form, act, onSubmit } = useActForm<RegistrationFields, true>({
    onValuesChange: ({ name, username, email, password: secret }) => {
      setTyped({ name, username, email });
      setPassword(secret);
    },
    initialValues: { ...nobody, password: '' },
    validate: {
      name: isNotEmpty(NAME_REQUIRED),
      username: isNotEmpty(USERNAME_REQUIRED),
      email: (value) => (value.trim() === '' ? EMAIL_REQUIRED : emailFault(value)),
      password: (value) => (value === '' ? PASSWORD_REQUIRED : null),
    },
    send: async (values) => {
      await signUp(values);
      draft.forget();
      form.reset();
      return true;
    },
    failure: signUpMessage,
    messages: 'together',
  });
  // In this tab only: others may use the computer. The password is kept nowhere, and nothing beside it speaks of keeping.
  const draft = useDraft({ name: 'sign-up', value: typed, initial: nobody, onRestore: form.setValues, tab: true });

  if (session && !act.pending && !act.result) return <Navigate to={place} replace />;
  return (
    <form className={classes.form} method="post" noValidate onSubmit={onSubmit}>
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
        inputWrapperOrder={order}
        description={<UsernameNote username={typed.username} />}
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
        name="password"
        autoComplete="new-password"
        inputWrapperOrder={order}
        descriptionProps={{ className: classes.strength }}
        description={
          password === '' ? (
            PASSWORD_HINT
          ) : (
            <Suspense fallback={PASSWORD_HINT}>
              <StrengthNote password={password} known={Object.values(typed)} />
            </Suspense>
          )
        }
        {...field}
        {...form.getInputProps('password')}
      />
      <Message tone="bad">{act.failure}</Message>
      <DraftNote draft={draft} quiet />
      {act.result && (
        <Message tone="good">
          {SIGNED_UP}. You can now <Link to={signIn}>{SIGN_IN}</Link>. {CONFIRMATION_SENT}
        </Message>
      )}
      <ActButton type="submit" size="md" pending={act.pending} pendingText={SIGNING_UP}>
        {SIGN_UP}
      </ActButton>
    </form>
  );
}
