import type { Account } from '@devorbit/contract/community/profiles.ts';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, pad, stack } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { askForDeletion } from '../../api.ts';
import type { Say } from '../../components/use-banner.ts';
import { CANCEL, DELETION_FAILED } from '../../copy.ts';
import { failureText } from '../../model.ts';

type Props = { account: Account; say: Say; onClose: () => void };

/** The username, typed: nobody deletes an account by a slip. */
export function DeletionDialog({ account, say, onClose }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const deletion = useAct(
    async () => {
      await askForDeletion(client, typed.trim());
      say(null);
      onClose();
    },
    (error) => failureText(DELETION_FAILED, error),
  );
  return (
    <Dialog title="Delete account" onClose={onClose}>
      <form
        className={`${stack(4)} ${pad(5)}`}
        onSubmit={(event) => {
          event.preventDefault();
          void deletion.run();
        }}
      >
        <p>We’ll delete your account, submissions and settings in 14 days. Sign in before then to cancel.</p>
        <TextInput
          data-autofocus
          label={`Type ${account.username} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Message tone="bad">{deletion.failure}</Message>
        <div className={cluster(3, { justify: 'end', align: 'stretch' })}>
          <Button variant="default" onClick={onClose}>
            {CANCEL}
          </Button>
          <ActButton
            type="submit"
            color="var(--bad)"
            variant="outline"
            pending={deletion.pending}
            disabled={typed.trim() !== account.username}
          >
            Delete my account
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
