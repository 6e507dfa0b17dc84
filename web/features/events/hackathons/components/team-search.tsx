import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import { MAX_WANTED_CHARS } from '@devorbit/contract/events/team-requests-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { stack } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { acceptRequest, endRequest, requestsQuery, sayWanted, sendInvite } from '../api.ts';
import { TRY_AGAIN } from '../copy.ts';
import { RequestRows } from './request-rows.tsx';
import formClasses from '../../../../ui/form.module.css';
import classes from './team-panel.module.css';

type Props = { event: number; team: NonNullable<Hackathon['team']>; mostMembers: number };

/** How a team finds people: invites by username, requests to join, and the line that lists it. */
export function TeamSearch({ event, team, mostMembers }: Props) {
  const client = useQueryClient();
  const query = useQuery(requestsQuery(event));
  const accept = useAct((request: number) => acceptRequest(client, event, request), TRY_AGAIN);
  const end = useAct((request: number) => endRequest(client, event, request), TRY_AGAIN);
  const full = team.members.length >= mostMembers;
  return (
    <>
      <ListPage query={query} failure="Invites and requests could not be loaded" frame="line">
        {({ team: rows }) =>
          rows.length > 0 && (
            <RequestRows
              label="Invites and requests"
              theirs="request"
              rows={rows.map(({ id, kind, username, name }) => ({
                id,
                kind,
                name,
                who: <Link to={pathOf('public-profile', { username })}>{name}</Link>,
              }))}
              accept={accept}
              end={end}
            />
          )
        }
      </ListPage>
      <Message tone="bad">{accept.failure ?? end.failure}</Message>
      {!full && (
        <div className={classes.ways}>
          <Invite event={event} />
          <Wanted event={event} wanted={team.wanted} />
        </div>
      )}
    </>
  );
}

function Invite({ event }: { event: number }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    mode: 'controlled',
    initialValues: { username: '' },
    send: async ({ username }) => {
      await sendInvite(client, event, username);
      form.reset();
      return username;
    },
    failure: TRY_AGAIN,
  });
  return (
    <form className={`${stack(2)} ${formClasses['form']}`} aria-label="Invite somebody" onSubmit={onSubmit}>
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
      <Message tone="bad">{act.failure}</Message>
      {act.result !== undefined && <Message tone="good">{`Invited ${act.result}.`}</Message>}
      <div>
        <ActButton type="submit" variant="default" size="md" pending={act.pending}>
          Invite
        </ActButton>
      </div>
    </form>
  );
}

function Wanted({ event, wanted }: { event: number; wanted: string }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    mode: 'controlled',
    initialValues: { wanted },
    send: async (values) => {
      await sayWanted(client, event, values.wanted);
      return values.wanted.trim() !== '';
    },
    failure: TRY_AGAIN,
  });
  return (
    <form className={`${stack(2)} ${formClasses['form']}`} aria-label="Looking for" onSubmit={onSubmit}>
      <TextInput
        name="wanted"
        size="md"
        label="Looking for"
        description={
          wanted === ''
            ? 'Say who you need, and people can ask to join.'
            : 'People can ask to join your team. Clear this to stop.'
        }
        maxLength={MAX_WANTED_CHARS}
        {...form.getInputProps('wanted')}
      />
      <Message tone="bad">{act.failure}</Message>
      {act.result !== undefined && (
        <Message tone="good">{act.result ? 'Your team is listed.' : 'Your team is no longer listed.'}</Message>
      )}
      <div>
        <ActButton type="submit" variant="default" size="md" pending={act.pending}>
          Save
        </ActButton>
      </div>
    </form>
  );
}
