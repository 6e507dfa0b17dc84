import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { cluster, divided, stack, tag } from '../../../../ui/layout.ts';
import { passLead, takeOut } from '../api.ts';
import { TRY_AGAIN } from '../copy.ts';
import classes from './requests.module.css';

type Team = NonNullable<Hackathon['team']>;
type Asked = { what: 'lead' | 'remove'; username: string; name: string };

/** Who is in a team; who leads it hands over, and takes members out. */
export function MemberList({ event, team, open }: { event: number; team: Team; open: boolean }) {
  const client = useQueryClient();
  const session = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const act = useAct(async () => {
    if (asked === null) return;
    await (asked.what === 'lead' ? passLead : takeOut)(client, event, asked.username);
    setAsked(null);
  }, TRY_AGAIN);
  const leads = open && team.members[0]?.username === session?.user.username;
  const ask = (next: Asked | null) => () => {
    act.forget();
    setAsked(next);
  };
  return (
    <>
      <ul className={`${stack(0)} ${divided} ${classes.list}`} aria-label="Members">
        {team.members.map(({ username, name }, at) => (
          <li key={username} className={`${cluster(2, { justify: 'between' })} ${classes.row}`}>
            <span className={cluster(2)}>
              <Link to={pathOf('public-profile', { username })}>{name}</Link>
              {at === 0 && team.members.length > 1 && <span className={tag}>Lead</span>}
            </span>
            {leads && at > 0 && (
              <span className={cluster(2)}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`Make ${name} the lead`}
                  onClick={ask({ what: 'lead', username, name })}
                >
                  Make lead
                </Button>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`Remove ${name}`}
                  onClick={ask({ what: 'remove', username, name })}
                >
                  Remove
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {asked?.what === 'lead' && (
        <ConfirmDialog title="Hand over the team" confirm="Hand over" act={act} onClose={ask(null)}>
          {`${asked.name} will lead the team, and can remove members. Only they can hand it back.`}
        </ConfirmDialog>
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog title="Remove a member" confirm="Remove" act={act} onClose={ask(null)}>
          {`${asked.name} will leave the team, and its code stops working. Get a new code to let others join.`}
        </ConfirmDialog>
      )}
    </>
  );
}
