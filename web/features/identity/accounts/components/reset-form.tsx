import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router';
import { plainSentence } from '../../../../platform/api-error.ts';
import { Message } from '../../../../ui/message.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { type AfterReset, setForgottenPassword } from '../recovery/api.ts';
import * as copy from '../recovery/copy.ts';
import { ResetDone } from './reset-done.tsx';
import { useLinkToken } from './use-link-token.ts';
import classes from './form.module.css';

type Fields = { new_password: string; confirm_password: string };
type State =
  | { step: 'idle' | 'submitting' }
  | { step: 'failed'; message: string }
  | { step: 'done'; after: AfterReset };

const field = { required: true, withAsterisk: false, size: 'md', autoComplete: 'new-password' } as const;

/** Sets the password of the account whose letter led here. */
export function ResetForm() {
  const token = useLinkToken();
  const [state, setState] = useState<State>({ step: 'idle' });
  const form = useForm<Fields>({
    mode: 'uncontrolled',
    initialValues: { new_password: '', confirm_password: '' },
    validate: {
      new_password: (value) => (value === '' ? copy.NEW_REQUIRED : null),
      confirm_password: (value, { new_password }) =>
        value === '' ? copy.CONFIRM_REQUIRED : value === new_password ? null : copy.NO_MATCH,
    },
  });

  if (token === null)
    return (
      <Message tone="bad">
        {copy.LINK_INCOMPLETE} <Link to={pathOf('forgot-password')}>{copy.ASK_AGAIN}</Link>
      </Message>
    );
  if (state.step === 'done') return <ResetDone after={state.after} />;

  const submit = async (passwords: Fields): Promise<void> => {
    if (state.step === 'submitting') return;
    setState({ step: 'submitting' });
    try {
      setState({ step: 'done', after: await setForgottenPassword({ token, ...passwords }) });
    } catch (error) {
      setState({ step: 'failed', message: plainSentence(error, copy.TRY_AGAIN) });
    }
  };

  return (
    <form className={classes.form} method="post" noValidate onSubmit={form.onSubmit(submit)}>
      <SecretInput
        key={form.key('new_password')}
        label={copy.NEW_PASSWORD}
        description="At least 8 characters"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        name="new_password"
        {...field}
        {...form.getInputProps('new_password')}
      />
      <SecretInput
        key={form.key('confirm_password')}
        label={copy.CONFIRM_PASSWORD}
        name="confirm_password"
        {...field}
        {...form.getInputProps('confirm_password')}
      />
      {state.step === 'failed' && (
        <Message tone="bad">
          {state.message} <Link to={pathOf('forgot-password')}>{copy.ASK_AGAIN}</Link>
        </Message>
      )}
      <Button type="submit" size="md" aria-disabled={state.step === 'submitting'}>
        {state.step === 'submitting' ? copy.SETTING : copy.SET_PASSWORD}
      </Button>
    </form>
  );
}
