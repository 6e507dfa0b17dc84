import type { PublicVote } from '@devorbit/contract/events/entry-votes.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { TRY_AGAIN } from '../../hackathons/copy.ts';
import { fieldOf, momentOf } from '../../hackathons/model.ts';
import { removePeriod, sendPeriod, voteQuery } from '../api.ts';
import formClasses from '../../../../ui/form.module.css';

/** Whether and when there is a public vote: for organizers. */
export function PeriodForm({ event }: { event: number }) {
  const query = useQuery(voteQuery(event));
  return (
    <Panel
      title="Public vote"
      lead="Everyone with an account has one vote. The outcome is shown next to the judges’ result and never changes it; counts stay hidden until the vote closes."
    >
      <ListPage query={query} failure="The public vote could not be loaded">
        {(vote) => <Fields key={vote.period === null ? 'none' : 'held'} event={event} vote={vote} />}
      </ListPage>
    </Panel>
  );
}

const must = { required: true, withAsterisk: false } as const;

function Fields({ event, vote: { period, counts } }: { event: number; vote: PublicVote }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    mode: 'controlled',
    initialValues: {
      opensAt: period === null ? '' : fieldOf(period.opensAt),
      closesAt: period === null ? '' : fieldOf(period.closesAt),
    },
    send: (values) =>
      sendPeriod(client, event, {
        opensAt: momentOf(values.opensAt),
        closesAt: momentOf(values.closesAt),
      }),
    failure: TRY_AGAIN,
  });
  const remove = useAct(() => removePeriod(client, event), TRY_AGAIN);
  if (counts !== null) return <p>The vote has closed. Its outcome is on the results page.</p>;
  const field = (name: 'opensAt' | 'closesAt') => ({ name, size: 'md', ...form.getInputProps(name) }) as const;
  return (
    <form className={formClasses['form']} aria-label="Public vote" onSubmit={onSubmit}>
      <div className={cluster(3, { align: 'start' })}>
        <TextInput type="datetime-local" label="Vote opens" {...must} {...field('opensAt')} />
        <TextInput type="datetime-local" label="Vote closes" {...must} {...field('closesAt')} />
      </div>
      <Message tone="bad">{act.failure ?? remove.failure}</Message>
      <div className={cluster(2)}>
        <ActButton type="submit" size="md" pending={act.pending}>
          {period === null ? 'Hold a public vote' : 'Save the times'}
        </ActButton>
        {period !== null && (
          <Button size="md" variant="default" aria-disabled={remove.pending} onClick={() => void remove.run()}>
            Remove the vote
          </Button>
        )}
      </div>
    </form>
  );
}
