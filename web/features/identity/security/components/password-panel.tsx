import { useQueryClient } from '@tanstack/react-query';
import { plainSentence } from '../../../../platform/api-error.ts';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster } from '../../../../ui/layout.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { changePassword, type Passwords } from '../api.ts';
import * as copy from '../copy.ts';
import { StrengthMeter } from './strength-meter.tsx';
import classes from '../../../../ui/entries.module.css';

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
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm<Passwords>({
    mode: 'controlled',
    initialValues: empty,
    validate: {
      current_password: (value) => (hasPassword && value === '' ? copy.CURRENT_REQUIRED : null),
      new_password: (value) => (value === '' ? copy.NEW_REQUIRED : null),
      confirm_password: (value, { new_password }) =>
        value === '' ? copy.CONFIRM_REQUIRED : value === new_password ? null : copy.NO_MATCH,
    },
    send: async (values) => {
      try {
        const { tokens } = await changePassword(values);
        form.reset();
        onDone(copy.PASSWORD_UPDATED + copy.tokensLeft(tokens));
        await client.invalidateQueries();
      } catch (error) {
        onFailed(copy.PASSWORD_FAILED + plainSentence(error, copy.CALL_FAILED));
        throw error;
      }
    },
    // The page says it at its head.
    failure: () => null,
  });

  return (
    <Panel title={copy.CHANGE_PASSWORD} lead="This signs you out everywhere else. Personal access tokens keep working.">
      <form className={classes.form} method="post" noValidate onSubmit={onSubmit}>
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
        <div className={cluster(3, { align: 'stretch' })}>
          <ActButton type="submit" size="md" pending={act.pending} pendingText={copy.UPDATING_PASSWORD}>
            {copy.UPDATE_PASSWORD}
          </ActButton>
        </div>
      </form>
    </Panel>
  );
}
