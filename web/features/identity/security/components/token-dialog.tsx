import type { TokenScope } from '@devorbit/contract/access.ts';
import { MAX_TOKEN_NAME } from '@devorbit/contract/identity/tokens-limits.ts';
import type { AccessToken } from '@devorbit/contract/identity/tokens.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useSession } from '../../../../platform/session.ts';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { cluster, pad, stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { makeToken } from '../api.ts';
import { CALL_FAILED, CANCEL } from '../copy.ts';
import { scopeTexts } from '../model.ts';

type Made = AccessToken & { token: string };
type Props = { onMade: (token: Made) => void; onClose: () => void };
type Wish = { name: string; scopes: TokenScope[]; days: string };

const lifetimes = ['7', '30', '90', '365'].map((value) => ({ value, label: `${value} days` }));
const forAll: TokenScope[] = ['read', 'submit', 'write'];

/** What a new token is called, may do, and how long. */
export function TokenDialog({ onMade, onClose }: Props) {
  const user = useSession()?.user;
  const { form, act, onSubmit } = useActForm<Wish>({
    mode: 'controlled',
    initialValues: { name: '', scopes: ['read'], days: '30' },
    validate: {
      name: (value) => (value.trim() === '' ? 'Name is required' : null),
      scopes: (value) => (value.length === 0 ? 'Choose at least one permission' : null),
    },
    send: async ({ name, scopes: chosen, days }) =>
      onMade(await makeToken({ name, scopes: chosen, expires_in_days: Number(days) })),
    failure: CALL_FAILED,
  });
  const scopes: TokenScope[] = isStaff(user) ? [...forAll, 'staff'] : forAll;
  return (
    <Dialog title="New access token" onClose={onClose}>
      <form className={`${stack(4)} ${pad(5)}`} noValidate onSubmit={onSubmit}>
        <TextInput
          label="Name"
          name="name"
          description="Where you’ll use it"
          size="md"
          maxLength={MAX_TOKEN_NAME}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label="Permissions" {...form.getInputProps('scopes')}>
          <div className={`${stack(3)} ${pad(2)}`}>
            {scopes.map((scope) => (
              <Checkbox key={scope} name="scopes" value={scope} label={scopeTexts[scope]} />
            ))}
          </div>
        </Checkbox.Group>
        <NativeSelect label="Expires after" name="days" size="md" data={lifetimes} {...form.getInputProps('days')} />
        <Message tone="bad">{act.failure}</Message>
        <div className={cluster(3, { justify: 'end', align: 'stretch' })}>
          <Button variant="default" size="md" onClick={onClose}>
            {CANCEL}
          </Button>
          <ActButton type="submit" size="md" pending={act.pending} pendingText="Creating...">
            Create token
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
