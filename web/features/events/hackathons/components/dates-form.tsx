import { MAX_TEAM_MEMBERS, USUAL_TEAM_MEMBERS } from '@devorbit/contract/events/hackathons-limits.ts';
import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { setDates } from '../api.ts';
import { TRY_AGAIN } from '../copy.ts';
import { fieldOf, momentOf } from '../model.ts';
import formClasses from '../../../../ui/form.module.css';

const sizes = Array.from({ length: MAX_TEAM_MEMBERS }, (_, at) => String(at + 1));
const must = { required: true, withAsterisk: false } as const;

/** When submissions and judging close, and how many a team has: for organizers. */
export function DatesForm({ event, dates }: { event: number; dates: Hackathon['dates'] }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    mode: 'controlled',
    initialValues: {
      submissionsCloseAt: dates === null ? '' : fieldOf(dates.submissionsCloseAt),
      judgingClosesAt: dates === null ? '' : fieldOf(dates.judgingClosesAt),
      leastMembers: String(dates?.leastMembers ?? 1),
      mostMembers: String(dates?.mostMembers ?? USUAL_TEAM_MEMBERS),
    },
    send: (values) =>
      setDates(client, event, {
        submissionsCloseAt: momentOf(values.submissionsCloseAt),
        judgingClosesAt: momentOf(values.judgingClosesAt),
        leastMembers: Number(values.leastMembers),
        mostMembers: Number(values.mostMembers),
      }),
    failure: TRY_AGAIN,
  });
  const field = (name: 'submissionsCloseAt' | 'judgingClosesAt' | 'leastMembers' | 'mostMembers') =>
    ({ name, size: 'md', ...form.getInputProps(name) }) as const;
  return (
    <Panel title="Dates and teams" lead="Only organizers see this. Times are in your time zone.">
      <form className={formClasses['form']} aria-label="Dates and teams" onSubmit={onSubmit}>
        <div className={cluster(3, { align: 'start' })}>
          <TextInput type="datetime-local" label="Submissions close" {...must} {...field('submissionsCloseAt')} />
          <TextInput type="datetime-local" label="Judging closes" {...must} {...field('judgingClosesAt')} />
          <NativeSelect label="Members per team, at least" data={sizes} {...field('leastMembers')} />
          <NativeSelect label="Members per team, at most" data={sizes} {...field('mostMembers')} />
        </div>
        <Message tone="bad">{act.failure}</Message>
        <div>
          <ActButton type="submit" size="md" pending={act.pending}>
            Save the dates
          </ActButton>
        </div>
      </form>
    </Panel>
  );
}
