import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { EMAIL_REQUIRED } from '../copy.ts';
import { emailFault } from '../model.ts';
import { askForChange } from '../recovery/api.ts';
import * as copy from '../recovery/copy.ts';
import { useLetterAgain } from './use-letter-again.ts';
import classes from './email-panel.module.css';

type Said = { tone: 'good' | 'bad'; text: string };

/** The address of the signed-in account, whether it is confirmed, and the way to another one. */
export function EmailPanel({ email, verified }: { email: string; verified: boolean }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const again = useLetterAgain();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: (value) => (value.trim() === '' ? EMAIL_REQUIRED : emailFault(value)) },
  });

  const submit = async (values: { email: string }): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      setSaid({ tone: 'good', text: await askForChange(values.email) });
      form.reset();
    } catch (error) {
      setSaid({ tone: 'bad', text: plainSentence(error, copy.TRY_AGAIN) });
    }
    setBusy(false);
  };

  return (
    <Panel title={copy.EMAIL_PANEL} lead={copy.EMAIL_LEAD}>
      <p className={classes.current}>
        <strong className={classes.address}>{email}</strong>
        <span className={classes.mark} data-tone={verified ? 'good' : 'plain'}>
          {verified ? copy.CONFIRMED : copy.NOT_CONFIRMED}
        </span>
        {!verified && (
          <Button variant="default" size="xs" aria-disabled={again.busy} onClick={() => void again.send()}>
            {copy.SEND_AGAIN}
          </Button>
        )}
      </p>
      {again.said && <Message tone={again.said.tone}>{again.said.text}</Message>}
      <form className={classes.form} method="post" noValidate onSubmit={form.onSubmit(submit)}>
        <TextInput
          key={form.key('email')}
          label={copy.NEW_EMAIL}
          name="email"
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          size="md"
          {...form.getInputProps('email')}
        />
        {said && <Message tone={said.tone}>{said.text}</Message>}
        <div>
          <Button type="submit" size="md" aria-disabled={busy}>
            {busy ? copy.SENDING : copy.CHANGE_EMAIL}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
