import { crewRoles } from '@devorbit/contract/events/crew-limits.ts';
import type { CrewRole } from '@devorbit/contract/events/crew.ts';
import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { cluster, divided, row, stack, tag, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { TRY_AGAIN } from '../../copy.ts';
import { addMember, crewQuery, removeMember } from '../api.ts';
import classes from './list.module.css';

const roleNames: Record<CrewRole, string> = {
  organizer: 'Organizer',
  check_in: 'Check-in',
  judge: 'Judge',
  reviewer: 'Reviewer',
};

/** Who helps with an event; who made it, and staff, choose them. */
export function CrewPanel({ event }: { event: EventDetail }) {
  const client = useQueryClient();
  const query = useQuery(crewQuery(event.id));
  const remove = useAct((username: string) => removeMember(client, event.id, username), TRY_AGAIN);
  const { form, act, onSubmit } = useActForm<{ username: string; role: CrewRole }>({
    mode: 'controlled',
    initialValues: { username: '', role: 'check_in' },
    send: async ({ username, role }) => {
      await addMember(client, event.id, username, role);
      form.reset();
    },
    failure: TRY_AGAIN,
  });
  return (
    <Panel
      title="Helpers"
      lead="Check-in lets guests in. Judges score a hackathon’s entries, reviewers what is proposed for the programme. Organizers edit the event, decide registrations and announce."
    >
      <ListPage query={query} failure="The helpers could not be loaded" frame="line">
        {(crew) =>
          crew.length === 0 ? (
            <p className={text('quiet')}>No helpers yet.</p>
          ) : (
            <ul className={`${stack(0)} ${divided} ${classes.list}`}>
              {crew.map(({ username, name, role }) => (
                <li key={username} className={`${row(3, { justify: 'between' })} ${classes.row}`}>
                  <span className={cluster(2)}>
                    <Link to={pathOf('public-profile', { username })}>{name}</Link>
                    <span className={tag}>{roleNames[role]}</span>
                  </span>
                  {event.canDelete && (
                    <ActButton
                      size="sm"
                      variant="default"
                      aria-label={`Remove ${name}`}
                      pending={remove.input === username}
                      onClick={() => void remove.run(username)}
                    >
                      Remove
                    </ActButton>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </ListPage>
      <Message tone="bad">{remove.failure}</Message>
      {event.canDelete && (
        <form className={cluster(3, { align: 'end' })} aria-label="New helper" onSubmit={onSubmit}>
          <TextInput
            name="username"
            size="md"
            label="Username"
            autoComplete="off"
            spellCheck={false}
            required
            withAsterisk={false}
            {...form.getInputProps('username')}
          />
          <NativeSelect
            name="role"
            size="md"
            label="Role"
            data={crewRoles.map((role) => ({ value: role, label: roleNames[role] }))}
            {...form.getInputProps('role')}
          />
          <ActButton type="submit" size="md" pending={act.pending}>
            Add a helper
          </ActButton>
        </form>
      )}
      <Message tone="bad">{act.failure}</Message>
    </Panel>
  );
}
