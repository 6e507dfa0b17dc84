import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { ReactNode } from 'react';
import { Panel } from '../../../../../ui/panel.tsx';
import type { PreferenceControl } from './use-preferences.ts';

/** One switch for all emails, and the kinds it covers below. */
export function MailPanel({ preferences, matrix }: { preferences: PreferenceControl; matrix: ReactNode }) {
  return (
    <Panel title="Notifications" lead="Security emails are always sent.">
      <Switch
        label="Email notifications"
        checked={preferences.shown.email_notifications}
        onChange={({ currentTarget }) => preferences.save({ email_notifications: currentTarget.checked })}
      />
      {matrix}
    </Panel>
  );
}
