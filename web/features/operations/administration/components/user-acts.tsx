import { MAX_REASON_CHARS } from '@devorbit/contract/operations/administration-limits.ts';
import type { AdminUserDetail } from '@devorbit/contract/operations/administration.ts';
import { roleNames, roleOf, userRoles } from '@devorbit/contract/roles.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../../../platform/format/plurals.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { endSessions, giveRole, restore, suspend } from '../api.ts';
import { ACT_FAILURE } from '../copy.ts';
import classes from './admin-page.module.css';

const line = cluster(3, { justify: 'between', align: 'end' });
const sentence = cluster(3, { justify: 'between' });

/** What may be done to a person: each act says what it does, and the server asks again who acts. */
export function UserActs({ user }: { user: AdminUserDetail }) {
  const client = useQueryClient();
  const act = useAct((what: () => Promise<void>) => what(), ACT_FAILURE);
  const [reason, setReason] = useState('');
  const draft = useDraft({ name: `suspend.${user.id}`, value: reason, initial: '', onRestore: setReason });
  const [role, setRole] = useState(roleOf(user));
  const { may } = user;
  if (!may.moderate && !may.set_roles)
    return <p className={text('quiet', 'small')}>Only superusers can manage staff and other superusers.</p>;
  return (
    <div className={stack(4)}>
      <Message tone="bad">{act.failure}</Message>
      {may.set_roles && (
        <form
          className={`${line} ${classes.act}`}
          onSubmit={(event) => {
            event.preventDefault();
            void act.run(() => giveRole(client, user.id, role));
          }}
        >
          <NativeSelect
            label="Role"
            description="Takes effect right away."
            value={role}
            data={userRoles.map((value) => ({ value, label: roleNames[value] }))}
            onChange={({ currentTarget }) => setRole(userRoles.find((one) => one === currentTarget.value) ?? role)}
          />
          <ActButton type="submit" variant="default" pending={act.pending} disabled={role === roleOf(user)}>
            Change role
          </ActButton>
        </form>
      )}
      {may.moderate && (
        <>
          <div className={`${sentence} ${classes.act}`}>
            <p>{counted(user.sessions, 'active session')}.</p>
            <ActButton
              variant="default"
              pending={act.pending}
              disabled={user.sessions === 0}
              onClick={() => void act.run(() => endSessions(client, user.id))}
            >
              Sign out everywhere
            </ActButton>
          </div>
          {user.suspended_at === null ? (
            <form
              className={`${line} ${classes.act}`}
              onSubmit={(event) => {
                event.preventDefault();
                void act.run(() => suspend(client, user.id, reason).then(draft.forget));
              }}
            >
              <TextInput
                label="Reason for suspension"
                description="They see it when they try to sign in. They are signed out everywhere right away."
                required
                withAsterisk={false}
                maxLength={MAX_REASON_CHARS}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
              <DraftNote draft={draft} />
              <ActButton
                type="submit"
                variant="outline"
                color="var(--bad)"
                pending={act.pending}
                disabled={reason.trim() === ''}
              >
                Suspend
              </ActButton>
            </form>
          ) : (
            <div className={`${sentence} ${classes.act}`}>
              <p>Lets them sign in again.</p>
              <ActButton
                variant="default"
                pending={act.pending}
                onClick={() => void act.run(() => restore(client, user.id))}
              >
                Restore
              </ActButton>
            </div>
          )}
        </>
      )}
    </div>
  );
}
