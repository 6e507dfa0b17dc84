import type { TokenScope } from '@devorbit/contract/access.ts';
import type { AccessToken } from '@devorbit/contract/identity/tokens.ts';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useForm } from '@mantine/form';
import { useSession } from '../../../../platform/session.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Message } from '../../../../ui/message.tsx';
import { makeToken } from '../api.ts';
import { CANCEL } from '../copy.ts';
import { scopeTexts } from '../model.ts';
import { useCall } from './use-call.ts';
import classes from './security.module.css';

type Made = AccessToken & { token: string };
type Props = { onMade: (token: Made) => void; onClose: () => void };
type Wish = { name: string; scopes: TokenScope[]; days: string };

const lifetimes = ['7', '30', '90', '365'].map((value) => ({ value, label: `${value} days` }));
const forAll: TokenScope[] = ['read', 'submit', 'write'];

/** What a new token is called, may do, and how long. */
export function TokenDialog({ onMade, onClose }: Props) {
  const user = useSession()?.user;
  const { busy, said, run } = useCall();
  const form = useForm<Wish>({
    initialValues: { name: '', scopes: ['read'], days: '30' },
    validate: {
      name: (value) => (value.trim() === '' ? 'Name is required' : null),
      scopes: (value) => (value.length === 0 ? 'Choose what the token may do' : null),
    },
  });
  const scopes: TokenScope[] = user?.is_staff || user?.is_superuser ? [...forAll, 'staff'] : forAll;
  const submit = ({ name, scopes: chosen, days }: Wish) => {
    if (busy) return;
    void run(async () => onMade(await makeToken({ name, scopes: chosen, expires_in_days: Number(days) })));
  };
  return (
    <Dialog title="New access token" onClose={onClose}>
      <form className={classes.confirm} noValidate onSubmit={form.onSubmit(submit)}>
        <TextInput
          label="Name"
          description="Where it will be used"
          size="md"
          maxLength={60}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label="It may" {...form.getInputProps('scopes')}>
          <div className={classes.scopes}>
            {scopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={scopeTexts[scope]} />
            ))}
          </div>
        </Checkbox.Group>
        <NativeSelect label="Expires after" size="md" data={lifetimes} {...form.getInputProps('days')} />
        {said !== null && <Message tone="bad">{said}</Message>}
        <div className={classes.buttons}>
          <Button variant="default" size="md" onClick={onClose}>
            {CANCEL}
          </Button>
          <Button type="submit" size="md" aria-disabled={busy}>
            {busy ? 'Making...' : 'Make token'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
