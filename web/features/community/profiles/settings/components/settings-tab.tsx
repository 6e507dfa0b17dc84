import type { Account } from '@devorbit/contract/community/profiles.ts';
import type { ReactNode } from 'react';
import { Panel } from '../../../../../ui/panel.tsx';
import type { Say } from '../../components/use-banner.ts';
import { AppearancePanel } from './appearance-panel.tsx';
import { DeletionPanel } from './deletion-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import { usePreferences } from './use-preferences.ts';
import { VisibilityPanel } from './visibility-panel.tsx';

type Props = {
  account: Account;
  say: Say;
  /** The kinds of notifications that the email switch covers. */
  matrix: ReactNode;
  /** 'Logout from all devices'. */
  everywhere: ReactNode;
};

export function SettingsTab({ account, say, matrix, everywhere }: Props) {
  const preferences = usePreferences(account, say);
  return (
    <>
      <MailPanel preferences={preferences} matrix={matrix} />
      <AppearancePanel preferences={preferences} />
      <PlacePanel preferences={preferences} />
      <VisibilityPanel preferences={preferences} username={account.username} />
      <Panel
        title="Sessions"
        lead="Signs you out everywhere, including this browser. See each session under Security."
        action={everywhere}
      >
        {null}
      </Panel>
      <ExportPanel say={say} />
      {account.deletion_due_at === null && <DeletionPanel account={account} say={say} />}
    </>
  );
}
