import type { AdminUserDetail } from '@devorbit/contract/operations/administration.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '../../../../platform/use-draft.ts';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { Message } from '../../../../ui/message.tsx';
import { endSessions, giveRole, restore, suspend } from '../api.ts';
import { roleOf, roles } from '../model.ts';
import { useAct } from './use-act.ts';
import classes from './admin-page.module.css';

/** What may be done to a person: each act says what it does, and the server asks again who acts. */
export function UserActs({ user }: { user: AdminUserDetail }) {
  const client = useQueryClient();
  const { busy, said, run } = useAct();
  const [reason, setReason] = useState('');
  const draft = useDraft({ name: `suspend.${user.id}`, value: reason, initial: '', onRestore: setReason });
  const [role, setRole] = useState(roleOf(user));
  const { may } = user;
  if (!may.moderate && !may.set_roles)
    return <p className={classes.quiet}>Only superusers decide about staff and superusers.</p>;
  return (
    <div className={classes.acts}>
      {said !== null && <Message tone="bad">{said}</Message>}
      {may.set_roles && (
        <form
          className={classes.act}
          onSubmit={(event) => {
            event.preventDefault();
            run(() => giveRole(client, user.id, role));
          }}
        >
          <NativeSelect
            label="Role"
            description="Counts from their next call on."
            value={role}
            data={[...roles]}
            onChange={({ currentTarget }) => setRole(roles.find((one) => one === currentTarget.value) ?? role)}
          />
          <Button type="submit" variant="default" loading={busy} disabled={role === roleOf(user)}>
            Change role
          </Button>
        </form>
      )}
      {may.moderate && (
        <>
          <div className={classes.act}>
            <p>Ends {user.sessions === 1 ? 'their session' : `their ${user.sessions} sessions`}.</p>
            <Button
              variant="default"
              loading={busy}
              disabled={user.sessions === 0}
              onClick={() => run(() => endSessions(client, user.id))}
            >
              Sign out everywhere
            </Button>
          </div>
          {user.suspended_at === null ? (
            <form
              className={classes.act}
              onSubmit={(event) => {
                event.preventDefault();
                run(() => suspend(client, user.id, reason), draft.forget);
              }}
            >
              <TextInput
                label="Reason of a suspension"
                description="They read it where they sign in. Every session ends at once."
                required
                withAsterisk={false}
                maxLength={300}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
              <DraftNote draft={draft} />
              <Button type="submit" variant="outline" color="var(--bad)" loading={busy} disabled={reason.trim() === ''}>
                Suspend
              </Button>
            </form>
          ) : (
            <div className={classes.act}>
              <p>They may then sign in again.</p>
              <Button variant="default" loading={busy} onClick={() => run(() => restore(client, user.id))}>
                Restore
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
