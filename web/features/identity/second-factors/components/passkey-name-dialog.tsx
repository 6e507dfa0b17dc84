import { MAX_PASSKEY_NAME } from '@devorbit/contract/identity/second-factors-limits.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Act } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { cluster, pad, stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';

type Props = {
  title: string;
  name: string;
  act: string;
  pendingText?: string;
  change: Pick<Act<never, unknown>, 'pending' | 'failure'>;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Asks for a passkey's name. */
export function PasskeyNameDialog({ title, name: given, act, pendingText, change, onName, onClose }: Props) {
  const [name, setName] = useState(given);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={`${stack(4)} ${pad(5)}`} noValidate onSubmit={submit}>
        <TextInput
          label="Passkey name"
          description="For example, the device it’s on."
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={missing && 'Name is required'}
          maxLength={MAX_PASSKEY_NAME}
          size="md"
          data-autofocus
        />
        <Message tone="bad">{change.failure}</Message>
        <div className={cluster(3, { justify: 'end', align: 'stretch' })}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={change.pending} {...(pendingText && { pendingText })}>
            {act}
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
