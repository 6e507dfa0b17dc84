import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Message } from '../../../../ui/message.tsx';
import { SecretInput } from '../../../../ui/secret-input.tsx';
import { type AfterReset, setForgottenPassword } from '../recovery/api.ts';
import * as copy from '../recovery/copy.ts';
import { ResetDone } from './reset-done.tsx';
import { useLinkToken } from './use-link-token.ts';
import classes from './form.module.css';

type Fields = { new_password: string; confirm_password: string };

const field = { required: true, withAsterisk: false, size: 'md', autoComplete: 'new-password' } as const;

/** Sets the password of the account whose email led here. */
export function ResetForm() {
  const token = useLinkToken();
  const { form, act, onSubmit } = useActForm<Fields, AfterReset>({
    initialValues: { new_password: '', confirm_password: '' },
    validate: {
      new_password: (value) => (value === '' ? copy.NEW_REQUIRED : null),
      confirm_password: (value, { new_password }) =>
        value === '' ? copy.CONFIRM_REQUIRED : value === new_password ? null : copy.NO_MATCH,
    },
    send: (passwords) => setForgottenPassword({ token: token ?? '', ...passwords }),
    failure: copy.TRY_AGAIN,
  });

  if (token === null)
    return (
      <Message tone="bad">
        {copy.LINK_INCOMPLETE} <Link to={pathOf('forgot-password')}>{copy.ASK_AGAIN}</Link>
      </Message>
    );
  if (act.result) return <ResetDone after={act.result} />;

  return (
    <form className={classes.form} method="post" noValidate onSubmit={onSubmit}>
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
      {act.failure !== null && (
        <Message tone="bad">
          {act.failure} <Link to={pathOf('forgot-password')}>{copy.ASK_AGAIN}</Link>
        </Message>
      )}
      <ActButton type="submit" size="md" pending={act.pending} pendingText={copy.SETTING}>
        {copy.SET_PASSWORD}
      </ActButton>
    </form>
  );
}
