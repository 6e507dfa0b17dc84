import { TextInput } from '@mantine/core';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { EMAIL_REQUIRED } from '../copy.ts';
import { emailFault } from '../model.ts';
import { askForChange, sendEmailAgain } from '../recovery/api.ts';
import * as copy from '../recovery/copy.ts';
import classes from '../../../../ui/entries.module.css';

/** The address of the signed-in account, whether it is confirmed, and the way to another one. */
export function EmailPanel({ email, verified }: { email: string; verified: boolean }) {
  const again = useAct(sendEmailAgain, copy.TRY_AGAIN);
  const { form, act, onSubmit } = useActForm<{ email: string }, string>({
    initialValues: { email: '' },
    validate: { email: (value) => (value.trim() === '' ? EMAIL_REQUIRED : emailFault(value)) },
    send: async ({ email: wanted }) => {
      const message = await askForChange(wanted);
      form.reset();
      return message;
    },
    failure: copy.TRY_AGAIN,
  });

  return (
    <Panel title={copy.EMAIL_PANEL} lead={copy.EMAIL_LEAD}>
      <p className={cluster([2, 3])}>
        <strong className={text('breaking')}>{email}</strong>
        <span className={classes.mark} data-tone={verified ? 'good' : 'plain'}>
          {verified ? copy.CONFIRMED : copy.NOT_CONFIRMED}
        </span>
        {!verified && (
          <ActButton variant="default" size="xs" pending={again.pending} onClick={() => void again.run()}>
            {copy.SEND_AGAIN}
          </ActButton>
        )}
      </p>
      <Message tone="good">{again.result}</Message>
      <Message tone="bad">{again.failure}</Message>
      <form className={classes.form} method="post" noValidate onSubmit={onSubmit}>
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
        <Message tone="good">{act.result}</Message>
        <Message tone="bad">{act.failure}</Message>
        <div>
          <ActButton type="submit" size="md" pending={act.pending} pendingText={copy.SENDING}>
            {copy.CHANGE_EMAIL}
          </ActButton>
        </div>
      </form>
    </Panel>
  );
}
