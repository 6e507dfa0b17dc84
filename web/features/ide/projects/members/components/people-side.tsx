import type { Member, MemberRole } from '@devorbit/contract/ide/members.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../../../platform/session.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { letIn, membersQuery, takeOut } from '../../api.ts';
import { CALL_FAILED } from '../../copy.ts';
import type { Shown } from '../../editing/state.ts';
import { CLOSED_LINKS, ROLE_NAMES } from '../copy.ts';
import { InviteForm } from './invite-form.tsx';
import { JoinLinks } from './join-links.tsx';
import side from '../../components/side.module.css';
import classes from './people.module.css';

type Props = { shown: Shown & { id: number } };

/** Who works in a project and as what; its owner lets people in and takes them out. */
export function PeopleSide({ shown: { id, role, members: turn, name } }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const self = useSession()?.user.username;
  const query = useQuery(membersQuery(id, turn));
  const [leaving, setLeaving] = useState<Pick<Member, 'username'> | null>(null);
  const isOwner = role === 'owner';
  const refresh = () => client.invalidateQueries({ queryKey: ['ide', 'members', id] });
  const change = useAct(async ({ username, as }: { username: string; as: MemberRole }) => {
    await letIn(id, username, as);
    await refresh();
  }, CALL_FAILED);
  const remove = useAct(async () => {
    if (!leaving) return;
    await takeOut(id, leaving.username);
    setLeaving(null);
    if (!isOwner) return void navigate(pathOf('online-ide'));
    await refresh();
    await client.invalidateQueries({ queryKey: ['ide', 'join-links', id] });
  }, CALL_FAILED);
  return (
    <section className={side.side} aria-label="People">
      <h2 className={side.title}>People</h2>
      {change.failure !== null && (
        <p className={classes.failure} role="alert">
          {change.failure}
        </p>
      )}
      <ListPage query={query} failure="The people couldn’t be loaded." frame="line">
        {({ owner, members }) => (
          <ul className={classes.people} aria-label="People in this project">
            <li className={classes.person}>
              <Name name={owner.name} username={owner.username} isSelf={owner.username === self} />
              <span className={classes.role}>{ROLE_NAMES.owner}</span>
            </li>
            {members.map((member) => (
              <li key={member.username} className={classes.person}>
                <Name name={member.name} username={member.username} isSelf={member.username === self} />
                {isOwner ? (
                  <select
                    className={classes.field}
                    aria-label={`Role of ${member.username}`}
                    value={member.role}
                    aria-disabled={change.pending}
                    onChange={({ currentTarget }) =>
                      void change.run({ username: member.username, as: currentTarget.value as MemberRole })
                    }
                  >
                    <option value="editor">{ROLE_NAMES.editor}</option>
                    <option value="viewer">{ROLE_NAMES.viewer}</option>
                  </select>
                ) : (
                  <span className={classes.role}>{ROLE_NAMES[member.role]}</span>
                )}
                {isOwner && (
                  <button
                    type="button"
                    className={classes.tool}
                    aria-label={`Remove ${member.username}`}
                    title={`Remove ${member.username}`}
                    onClick={() => setLeaving(member)}
                  >
                    <UserMinus size={16} aria-hidden="true" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListPage>
      {isOwner ? (
        <>
          <InviteForm project={id} onInvited={refresh} />
          <JoinLinks project={id} turn={turn} />
        </>
      ) : (
        self !== undefined && (
          <div className={side.buttons}>
            <button type="button" className={side.button} onClick={() => setLeaving({ username: self })}>
              <LogOut size={15} aria-hidden="true" /> Leave this project
            </button>
          </div>
        )
      )}
      {leaving && (
        <ConfirmDialog
          title={isOwner ? `Remove ${leaving.username}?` : `Leave ${name}?`}
          confirm={isOwner ? 'Remove' : 'Leave'}
          act={remove}
          onClose={() => setLeaving(null)}
        >
          {isOwner
            ? `They can no longer open this project. What they wrote stays in it. ${CLOSED_LINKS}`
            : 'You can no longer open this project, unless you’re invited again. What you wrote stays in it.'}
        </ConfirmDialog>
      )}
    </section>
  );
}

function Name({ name, username, isSelf }: { name: string; username: string; isSelf: boolean }) {
  return (
    <span className={classes.name}>
      <span className={classes.full}>
        {name}
        {isSelf && ' (you)'}
      </span>
      <span className={classes.quiet}>{username}</span>
    </span>
  );
}
