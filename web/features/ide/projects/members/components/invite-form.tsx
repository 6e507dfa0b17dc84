import type { MemberRole } from '@devorbit/contract/ide/members.ts';
import { MAX_USERNAME } from '@devorbit/contract/ide/projects-limits.ts';
import { useId, useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { letIn } from '../../api.ts';
import { CALL_FAILED } from '../../copy.ts';
import { ROLE_CHOICES } from '../copy.ts';
import { ChoiceField } from './choice-field.tsx';
import side from '../../components/side.module.css';
import classes from './people.module.css';

type Props = { project: number; onInvited: () => Promise<unknown> };

/** Lets somebody in by their username. */
export function InviteForm({ project, onInvited }: Props) {
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<MemberRole>('editor');
  const [said, setSaid] = useState('');
  const [field, fault] = [useId(), useId()];
  const act = useAct(async () => {
    const wanted = username.trim();
    await letIn(project, wanted, role);
    setUsername('');
    setSaid(`${wanted} can open this project now.`);
    await onInvited();
  }, CALL_FAILED);
  return (
    <form
      className={classes.form}
      aria-label="Invite by username"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSaid('');
        void act.run();
      }}
    >
      <h3 className={classes.part}>Invite by username</h3>
      <label htmlFor={field}>Username</label>
      <input
        id={field}
        className={classes.field}
        value={username}
        maxLength={MAX_USERNAME}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={act.failure !== null}
        aria-describedby={fault}
        onChange={({ currentTarget }) => setUsername(currentTarget.value)}
      />
      <ChoiceField label="Role" choices={ROLE_CHOICES} value={role} onChange={setRole} />
      <p id={fault} role="status" className={act.failure === null ? classes.quiet : classes.failure}>
        {act.failure ?? said}
      </p>
      <div>
        <button type="submit" className={side.button} aria-disabled={act.pending}>
          Invite
        </button>
      </div>
    </form>
  );
}
