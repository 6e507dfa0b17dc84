import { MAX_EVENT_CHARS as CHARS } from '@devorbit/contract/events/events-limits.ts';
import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { counted } from '../../../../../platform/format/plurals.ts';
import { notify } from '../../../../../platform/notify.ts';
import { useActForm } from '../../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { editLater, type LaterFields } from '../api.ts';
import formClasses from '../../../../../ui/form.module.css';

const must = { required: true, withAsterisk: false } as const;

/** Changes this date of an event that repeats, and all later ones. */
export function LaterDialog({ event, onClose }: { event: EventDetail; onClose: () => void }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm<LaterFields>({
    mode: 'controlled',
    initialValues: {
      title: event.title,
      location: event.location,
      startTime: event.startTime,
      endTime: event.endTime,
      time: event.time,
      description: event.description,
      longDescription: event.longDescription,
    },
    send: async (fields) => {
      const changed = await editLater(client, event.id, { ...fields, revision: event.revision });
      onClose();
      await notify({ tone: 'good', message: `${counted(changed, 'date')} changed.` });
    },
    failure: 'That did not work. Please try again.',
  });
  const field = (name: keyof LaterFields) => ({ name, size: 'md', ...form.getInputProps(name) }) as const;
  return (
    <Dialog title="Edit this and all later dates" onClose={onClose}>
      <form className={formClasses['dialog']} aria-label="Edit this and all later dates" onSubmit={onSubmit}>
        <p className={text('quiet')}>
          Each date keeps its day and its places. Everyone registered for one of them is notified. To change only this
          date, use Edit.
        </p>
        <TextInput label="Title" maxLength={CHARS.title} data-autofocus {...must} {...field('title')} />
        <TextInput label="Location" maxLength={CHARS.location} {...must} {...field('location')} />
        <TextInput type="time" label="Starts at" {...must} {...field('startTime')} />
        <TextInput type="time" label="Ends at" {...must} {...field('endTime')} />
        <TextInput
          label="Time"
          description="As people will see it."
          maxLength={CHARS.time}
          {...must}
          {...field('time')}
        />
        <Textarea
          label="Description"
          autosize
          minRows={2}
          maxLength={CHARS.description}
          {...must}
          {...field('description')}
        />
        <Textarea
          label="About"
          autosize
          minRows={3}
          maxRows={12}
          maxLength={CHARS.longDescription}
          {...field('longDescription')}
        />
        <Message tone="bad">{act.failure}</Message>
        <div className={formClasses['ends']}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            Save all of them
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
