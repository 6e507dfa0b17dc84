import { pathOf } from '@devorbit/contract/path-of.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { Message } from '../../../../ui/message.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { foundInstallation } from '../api.ts';
import { SETUP_FAILURE } from '../copy.ts';

const nobody = { name: '', username: '', email: '' };

const field = { required: true, withAsterisk: false, size: 'md' } as const;

/** Makes the first superuser, with the token of the address that the operator was shown. */
export function SetupForm({ token, className }: { token: string; className: string | undefined }) {
  const [typed, setTyped] = useState(nobody);
  const { form, act, onSubmit } = useActForm<typeof nobody & { password: string }, true>({
    onValuesChange: ({ name, username, email }) => setTyped({ name, username, email }),
    initialValues: { ...nobody, password: '' },
    validate: {
      name: (value) => (value.trim() === '' ? 'Name is required' : null),
      username: (value) => (value.trim() === '' ? 'Username is required' : null),
      email: (value) => (value.trim() === '' ? 'Email is required' : null),
      password: (value) => (value === '' ? 'Password is required' : null),
    },
    send: async (values) => {
      await foundInstallation({ token, ...values });
      draft.forget();
      form.reset();
      return true;
    },
    failure: SETUP_FAILURE,
  });
  // In this tab only. The password is kept nowhere.
  const draft = useDraft({ name: 'setup', value: typed, initial: nobody, onRestore: form.setValues, tab: true });
  if (act.result)
    return (
      <Message tone="good">
        Your superuser account is ready. <Link to={`${pathOf('sign-in')}?next=${pathOf('admin')}`}>Sign in</Link> to get
        started.
      </Message>
    );
  return (
    <form className={className} method="post" noValidate onSubmit={onSubmit}>
      <TextInput
        label="Full Name"
        name="name"
        autoComplete="name"
        {...field}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        key={form.key('username')}
        {...form.getInputProps('username')}
      />
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        {...field}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <SecretInput
        label="Password"
        name="password"
        description="At least 8 characters"
        autoComplete="new-password"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Message tone="bad">{act.failure}</Message>
      <DraftNote draft={draft} quiet />
      <ActButton type="submit" size="md" pending={act.pending}>
        Create superuser account
      </ActButton>
    </form>
  );
}
