import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { MAX_FEEDBACK_CHARS } from '@devorbit/contract/events/feedback-limits.ts';
import type { EventFeedback } from '@devorbit/contract/events/feedback.ts';
import { Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { card, cluster, pad, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { feedbackQuery, sendFeedback, takeFeedbackBack } from '../api.ts';
import { starsText, TRY_AGAIN } from '../copy.ts';
import { StarField } from './star-field.tsx';
import formClasses from '../../../../ui/form.module.css';

/** What somebody who was at an event thinks of it; nothing for anybody else. */
export function FeedbackCard({ event }: { event: EventDetail }) {
  const { data } = useQuery(feedbackQuery(event.id));
  const [editing, setEditing] = useState(false);
  const id = useId();
  if (!data || (!data.open && data.own === null)) return null;
  return (
    <section className={`${card()} ${pad(4)} ${stack(3)}`} aria-labelledby={id}>
      <h3 id={id} className={text('section')}>
        Your feedback
      </h3>
      {data.own === null || editing ? (
        <Fields event={event.id} own={data.own} onDone={() => setEditing(false)} />
      ) : (
        <Given event={event.id} own={data.own} open={data.open} onEdit={() => setEditing(true)} />
      )}
    </section>
  );
}

type Own = NonNullable<EventFeedback['own']>;

function Given({ event, own, open, onEdit }: { event: number; own: Own; open: boolean; onEdit: () => void }) {
  const client = useQueryClient();
  const back = useAct(() => takeFeedbackBack(client, event), TRY_AGAIN);
  return (
    <>
      <p role="status">Thank you! You gave it {starsText(own.stars)}.</p>
      {own.text !== '' && <p className={text('quiet', 'breaking')}>{own.text}</p>}
      <div className={cluster(2)}>
        {open && (
          <Button size="sm" variant="default" onClick={onEdit}>
            Change
          </Button>
        )}
        <ActButton size="sm" variant="subtle" pending={back.pending} onClick={() => void back.run()}>
          Take it back
        </ActButton>
      </div>
      <Message tone="bad">{back.failure}</Message>
    </>
  );
}

function Fields({ event, own, onDone }: { event: number; own: Own | null; onDone: () => void }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    mode: 'controlled',
    initialValues: { stars: own?.stars ?? 0, text: own?.text ?? '' },
    send: async (values) => {
      await sendFeedback(client, event, values);
      onDone();
    },
    failure: TRY_AGAIN,
  });
  const { error } = form.getInputProps('stars') as { error?: string };
  return (
    <form className={formClasses['form']} aria-label="Your feedback" noValidate onSubmit={onSubmit}>
      <StarField
        value={form.values.stars}
        onChange={(stars) => form.setFieldValue('stars', stars)}
        error={error ?? null}
      />
      <Textarea
        name="text"
        size="md"
        label="What went well, and what should change?"
        description="The organizers read it without your name."
        autosize
        minRows={2}
        maxLength={MAX_FEEDBACK_CHARS}
        {...form.getInputProps('text')}
      />
      <Message tone="bad">{act.failure}</Message>
      <div className={cluster(2)}>
        <ActButton type="submit" size="md" pending={act.pending}>
          {own === null ? 'Send feedback' : 'Save'}
        </ActButton>
        {own !== null && (
          <Button size="md" variant="default" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
