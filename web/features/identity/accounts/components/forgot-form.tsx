import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { Message } from '../../../../ui/message.tsx';
import { EMAIL_REQUIRED } from '../copy.ts';
import { emailFault } from '../model.ts';
import { askForReset } from '../recovery/api.ts';
import { FORGOT_LEAD, SEND_LINK, SENDING, TRY_AGAIN } from '../recovery/copy.ts';
import classes from './form.module.css';

type State = { step: 'idle' | 'submitting' } | { step: 'done' | 'failed'; message: string };

/** Asks for the letter with the link. What it says at the end is the same for every address. */
export function ForgotForm() {
  const [state, setState] = useState<State>({ step: 'idle' });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: (value) => (value.trim() === '' ? EMAIL_REQUIRED : emailFault(value)) },
  });

  const submit = async ({ email }: { email: string }): Promise<void> => {
    if (state.step === 'submitting') return;
    setState({ step: 'submitting' });
    try {
      setState({ step: 'done', message: await askForReset(email) });
    } catch (error) {
      setState({ step: 'failed', message: plainSentence(error, TRY_AGAIN) });
    }
  };

  return (
    <form className={classes.form} method="post" noValidate onSubmit={form.onSubmit(submit)}>
      <p className={classes.other}>{FORGOT_LEAD}</p>
      <TextInput
        key={form.key('email')}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        withAsterisk={false}
        size="md"
        {...form.getInputProps('email')}
      />
      {state.step === 'failed' && <Message tone="bad">{state.message}</Message>}
      {state.step === 'done' && <Message tone="good">{state.message}</Message>}
      <Button type="submit" size="md" aria-disabled={state.step === 'submitting'}>
        {state.step === 'submitting' ? SENDING : SEND_LINK}
      </Button>
    </form>
  );
}
