import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError, plainSentence } from '../../../../platform/api-error.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { Message } from '../../../../ui/message.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { foundInstallation } from '../api.ts';
import { SETUP_FAILURE } from '../copy.ts';

const nobody = { name: '', username: '', email: '' };

type State = { step: 'idle' | 'sending' | 'done' } | { step: 'failed'; message: string };

const field = { required: true, withAsterisk: false, size: 'md' } as const;

/** What the server says: the messages of the fields, or its sentence. */
const said = (error: unknown): string => {
  const messages = error instanceof ApiError && error.status === 400 ? Object.values(error.fieldMessages).flat() : [];
  return messages.length > 0 ? messages.join('\n') : plainSentence(error, SETUP_FAILURE);
};

/** Makes the first superuser, with the token of the address that the operator was shown. */
export function SetupForm({ token, className }: { token: string; className: string | undefined }) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const [typed, setTyped] = useState(nobody);
  const form = useForm({
    mode: 'uncontrolled',
    onValuesChange: ({ name, username, email }) => setTyped({ name, username, email }),
    initialValues: { ...nobody, password: '' },
    validate: {
      name: (value) => (value.trim() === '' ? 'Name is required' : null),
      username: (value) => (value.trim() === '' ? 'Username is required' : null),
      email: (value) => (value.trim() === '' ? 'Email is required' : null),
      password: (value) => (value === '' ? 'Password is required' : null),
    },
  });
  // In this tab only. The password is kept nowhere.
  const draft = useDraft({ name: 'setup', value: typed, initial: nobody, onRestore: form.setValues, tab: true });
  const submit = async (values: typeof form.values): Promise<void> => {
    if (state.step === 'sending') return;
    setState({ step: 'sending' });
    try {
      await foundInstallation({ token, ...values });
      draft.forget();
      form.reset();
      setState({ step: 'done' });
    } catch (error) {
      setState({ step: 'failed', message: said(error) });
    }
  };
  if (state.step === 'done')
    return (
      <Message tone="good">
        You are the first superuser. <Link to={`${pathOf('sign-in')}?next=${pathOf('admin')}`}>Sign in</Link> and look
        around.
      </Message>
    );
  return (
    <form className={className} method="post" noValidate onSubmit={form.onSubmit(submit)}>
      <TextInput
        label="Full Name"
        autoComplete="name"
        {...field}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        key={form.key('username')}
        {...form.getInputProps('username')}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        {...field}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <SecretInput
        label="Password"
        description="At least 8 characters"
        autoComplete="new-password"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      {state.step === 'failed' && <Message tone="bad">{state.message}</Message>}
      <DraftNote draft={draft} />
      <Button type="submit" size="md" aria-disabled={state.step === 'sending'}>
        Become the first superuser
      </Button>
    </form>
  );
}
