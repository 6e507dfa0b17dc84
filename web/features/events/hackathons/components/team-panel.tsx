import { MAX_ENTRY_CHARS } from '@devorbit/contract/events/hackathons-limits.ts';
import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { enterTeam, newCode, quitTeam, startTeam } from '../api.ts';
import { TRY_AGAIN } from '../copy.ts';
import { sizeText } from '../model.ts';
import { MemberList } from './member-list.tsx';
import { TeamSearch } from './team-search.tsx';
import classes from './team-panel.module.css';

const must = { required: true, withAsterisk: false } as const;

/** One's team at a hackathon: made or joined, and left. */
export function TeamPanel({ event, hackathon }: { event: number; hackathon: Hackathon }) {
  const client = useQueryClient();
  const [code, setCode] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { team, open, dates } = hackathon;
  const another = useAct(async () => setCode(await newCode(event)), TRY_AGAIN);
  const leave = useAct(async () => {
    await quitTeam(client, event);
    setCode(null);
    setLeaving(false);
  }, TRY_AGAIN);
  if (team === null)
    return (
      <Panel title="Your team" lead={sizeText(dates)}>
        <div className={classes.ways}>
          <NewTeam onMade={setCode} event={event} />
          <JoinTeam event={event} />
        </div>
      </Panel>
    );
  return (
    <Panel title={`Your team: ${team.name}`}>
      <MemberList event={event} team={team} open={open} />
      {code !== null && (
        <div className={stack(1)}>
          <p>Others join with this code. It is shown once; you can get another one.</p>
          <p className={cluster(3)}>
            <code className={classes.code}>{code}</code>
            <CopyButton text={code} label="Copy the code" />
          </p>
        </div>
      )}
      {open ? (
        <div className={cluster(2)}>
          <ActButton variant="default" size="sm" pending={another.pending} onClick={() => void another.run()}>
            Get a new code
          </ActButton>
          <Button variant="default" size="sm" onClick={() => setLeaving(true)}>
            Leave the team
          </Button>
        </div>
      ) : (
        <p className={text('quiet')}>Teams no longer change.</p>
      )}
      <Message tone="bad">{another.failure}</Message>
      {open && <TeamSearch event={event} team={team} mostMembers={dates?.mostMembers ?? 1} />}
      {leaving && (
        <ConfirmDialog title="Leave the team" confirm="Leave" act={leave} onClose={() => setLeaving(false)}>
          {team.members.length === 1
            ? 'You are its last member, so the team and its entry are deleted.'
            : 'The others keep the entry. You can join again with the code.'}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function NewTeam({ event, onMade }: { event: number; onMade: (code: string) => void }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    mode: 'controlled',
    initialValues: { name: '' },
    send: async ({ name }) => onMade(await startTeam(client, event, name)),
    failure: TRY_AGAIN,
  });
  return (
    <form className={stack(2)} aria-label="Make a team" onSubmit={onSubmit}>
      <TextInput
        name="name"
        size="md"
        label="Team name"
        maxLength={MAX_ENTRY_CHARS.team}
        {...must}
        {...form.getInputProps('name')}
      />
      <Message tone="bad">{act.failure}</Message>
      <div>
        <ActButton type="submit" size="md" pending={act.pending}>
          Make a team
        </ActButton>
      </div>
    </form>
  );
}

function JoinTeam({ event }: { event: number }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    mode: 'controlled',
    initialValues: { code: '' },
    send: ({ code }) => enterTeam(client, event, code),
    failure: TRY_AGAIN,
  });
  return (
    <form className={stack(2)} aria-label="Join a team" onSubmit={onSubmit}>
      <TextInput
        name="code"
        size="md"
        label="Team code"
        autoComplete="off"
        spellCheck={false}
        {...must}
        {...form.getInputProps('code')}
      />
      <Message tone="bad">{act.failure}</Message>
      <div>
        <ActButton type="submit" variant="default" size="md" pending={act.pending}>
          Join a team
        </ActButton>
      </div>
    </form>
  );
}
