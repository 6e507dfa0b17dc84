import type { Account } from '@devorbit/contract/community/profiles.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../../../../ui/panel.tsx';
import type { Say } from '../../components/use-banner.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

export function DeletionPanel({ account, say }: { account: Account; say: Say }) {
  const [asking, setAsking] = useState(false);
  return (
    <Panel
      title="Delete account"
      lead="We delete your account after 14 days; sign in before then to cancel. Problems you wrote stay, without your name."
      tone="danger"
      action={
        <Button variant="outline" color="var(--bad)" size="sm" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      }
    >
      {asking && <DeletionDialog account={account} say={say} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
