import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { changePassword, type Passwords } from '../api.ts';
import * as copy from '../copy.ts';
import { StrengthMeter } from './strength-meter.tsx';
import classes from './security.module.css';

type Props = {
  /** False for an account that came by another provider: it sets its first password here, without a current one. */
  hasPassword?: boolean;
  /** What the page says at its head. */
  onDone: (message: string) => void;
  onFailed: (message: string) => void;
};

const empty: Passwords = { current_password: '', new_password: '', confirm_password: '' };
const field = { required: true, withAsterisk: false, size: 'md' } as const;

/** Changes the password; every other session ends then. */
export function PasswordPanel({ hasPassword = true, onDone, onFailed }: Props) {
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  const form = useForm<Passwords>({
    initialValues: empty,
    validate: {
      current_password: (value) => (hasPassword && value === '' ? copy.CURRENT_REQUIRED : null),
      new_password: (value) => (value === '' ? copy.NEW_REQUIRED : null),
      confirm_password: (value, { new_password }) =>
        value === '' ? copy.CONFIRM_REQUIRED : value === new_password ? null : copy.NO_MATCH,
    },
  });

  const submit = async (values: Passwords): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { tokens } = await changePassword(values);
      form.reset();
      onDone(copy.PASSWORD_UPDATED + copy.tokensLeft(tokens));
      await client.invalidateQueries();
    } catch (error) {
      onFailed(copy.PASSWORD_FAILED + plainSentence(error, copy.CALL_FAILED));
    }
    setBusy(false);
  };

  return (
    <Panel
      title={copy.CHANGE_PASSWORD}
      lead="Every other session is signed out. Personal access tokens stay as they are."
    >
      <form className={classes.form} method="post" noValidate onSubmit={form.onSubmit(submit)}>
        {hasPassword && (
          <SecretInput
            label={copy.CURRENT_PASSWORD}
            name="current_password"
            autoComplete="current-password"
            {...field}
            {...form.getInputProps('current_password')}
          />
        )}
        <SecretInput
          label={copy.NEW_PASSWORD}
          name="new_password"
          autoComplete="new-password"
          {...field}
          {...form.getInputProps('new_password')}
        />
        <StrengthMeter password={form.values.new_password} />
        <SecretInput
          label={copy.CONFIRM_PASSWORD}
          name="confirm_password"
          autoComplete="new-password"
          {...field}
          {...form.getInputProps('confirm_password')}
        />
        <div className={classes.buttons}>
          <Button type="submit" size="md" aria-disabled={busy} loading={busy}>
            {busy ? copy.UPDATING_PASSWORD : copy.UPDATE_PASSWORD}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
