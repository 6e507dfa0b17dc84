import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { MAX_SERIES, seriesSteps, type SeriesStep } from '@devorbit/contract/events/series-limits.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../../../platform/notify.ts';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { repeatEvent } from '../api.ts';
import { stepNames } from '../copy.ts';
import { weekdayText } from '../model.ts';
import formClasses from '../../../../../ui/form.module.css';

const must = { required: true, withAsterisk: false } as const;

/** Repeats an event. */
export function RepeatDialog({ event, onClose }: { event: EventDetail; onClose: () => void }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm<{
    every: SeriesStep;
    ends: 'count' | 'until';
    count: string;
    until: string;
  }>({
    mode: 'controlled',
    initialValues: { every: 'week', ends: 'count', count: '4', until: '' },
    send: async ({ every, ends, count, until }) => {
      const dates = await repeatEvent(client, event.id, {
        every,
        ...(ends === 'count' ? { count: Number(count) } : { until }),
      });
      onClose();
      await notify({ tone: 'good', message: `The event has ${dates} dates now.` });
    },
    failure: 'That did not work. Please try again.',
  });
  const field = (name: keyof typeof form.values) => ({ name, size: 'md', ...form.getInputProps(name) }) as const;
  return (
    <Dialog title="Repeat this event" onClose={onClose}>
      <form className={formClasses['dialog']} aria-label="Repeat this event" onSubmit={onSubmit}>
        <p className={text('quiet')}>
          Each date is an event of its own, with its own places. The local time stays the same when the clocks change.
          Programme and registrations aren’t copied.
        </p>
        <NativeSelect
          label="Repeats"
          data={seriesSteps.map((step) => ({
            value: step,
            label: step === 'month' ? `${stepNames.month}, ${weekdayText(event.startDate)}` : stepNames[step],
          }))}
          data-autofocus
          {...field('every')}
        />
        <NativeSelect
          label="Ends"
          data={[
            { value: 'count', label: 'After a number of dates' },
            { value: 'until', label: 'On a day' },
          ]}
          {...field('ends')}
        />
        {form.values.ends === 'count' ? (
          <TextInput
            type="number"
            label="Dates"
            description="This one included."
            min={2}
            max={MAX_SERIES}
            {...must}
            {...field('count')}
          />
        ) : (
          <TextInput type="date" label="Last day" min={event.startDate} {...must} {...field('until')} />
        )}
        <Message tone="bad">{act.failure}</Message>
        <div className={formClasses['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            Repeat the event
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
