import { TextInput } from '@mantine/core';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Message } from '../../../../ui/message.tsx';
import { EMAIL_REQUIRED } from '../copy.ts';
import { emailFault } from '../model.ts';
import { askForReset } from '../recovery/api.ts';
import { FORGOT_LEAD, SEND_LINK, SENDING, TRY_AGAIN } from '../recovery/copy.ts';
import classes from './form.module.css';

/** Asks for the email with the link. What it says at the end is the same for every address. */
export function ForgotForm() {
  const { form, act, onSubmit } = useActForm({
    initialValues: { email: '' },
    validate: { email: (value) => (value.trim() === '' ? EMAIL_REQUIRED : emailFault(value)) },
    send: ({ email }) => askForReset(email),
    failure: TRY_AGAIN,
  });
  return (
    <form className={classes.form} method="post" noValidate onSubmit={onSubmit}>
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
      <Message tone="bad">{act.failure}</Message>
      <Message tone="good">{act.result}</Message>
      <ActButton type="submit" size="md" pending={act.pending} pendingText={SENDING}>
        {SEND_LINK}
      </ActButton>
    </form>
  );
}
