import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { MAX_RECORDING_TITLE, MAX_RECORDINGS } from '@devorbit/contract/events/recordings-limits.ts';
import type { EventRecordings } from '@devorbit/contract/events/recordings.ts';
import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { recordingsQuery, saveRecordings } from '../api.ts';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import formClasses from '../../../../ui/form.module.css';
import classes from './recordings-panel.module.css';

/** Where an event can be watched again: for organizers. */
export function RecordingsPanel({ event }: { event: EventDetail }) {
  const query = useQuery(recordingsQuery(event.id));
  return (
    <Panel title="Recordings" lead="Links to videos and slides. They appear on the event’s page once it has begun.">
      <ListPage query={query} failure="The recordings could not be loaded" frame="line">
        {(stored) => <Fields event={event.id} stored={stored} />}
      </ListPage>
    </Panel>
  );
}

function Fields({ event, stored }: { event: number; stored: EventRecordings }) {
  const client = useQueryClient();
  const { form, act, onSubmit } = useActForm({
    mode: 'controlled',
    initialValues: { recordings: stored.recordings, forGuests: stored.forGuests },
    send: async (values) => {
      const saved = await saveRecordings(client, event, values);
      form.resetDirty(values);
      return saved;
    },
    failure: 'The recordings could not be saved. Please try again.',
  });
  const { recordings } = form.values;
  const fault = form.errors['recordings'];
  return (
    <form className={formClasses['form']} aria-label="Recordings" onSubmit={onSubmit}>
      {recordings.length === 0 && <p className={text('quiet')}>No recordings yet.</p>}
      {recordings.map((_, at) => (
        <div key={at} className={classes.recording} role="group" aria-label={`Recording ${at + 1}`}>
          <TextInput
            size="md"
            label="Title"
            required
            withAsterisk={false}
            maxLength={MAX_RECORDING_TITLE}
            {...form.getInputProps(`recordings.${at}.title`)}
          />
          <TextInput
            size="md"
            type="url"
            label="Address"
            placeholder="https://"
            required
            withAsterisk={false}
            {...form.getInputProps(`recordings.${at}.url`)}
          />
          <ActionIcon
            variant="default"
            size={42}
            aria-label={`Remove recording ${at + 1}`}
            onClick={() => form.removeListItem('recordings', at)}
          >
            <Trash2 size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <Checkbox
        name="forGuests"
        label="Only for people who had a place"
        {...form.getInputProps('forGuests', { type: 'checkbox' })}
      />
      <Message tone="bad">{typeof fault === 'string' ? fault : act.failure}</Message>
      <div className={cluster(2)}>
        <ActButton type="submit" size="md" pending={act.pending}>
          Save recordings
        </ActButton>
        {recordings.length < MAX_RECORDINGS && (
          <Button
            size="md"
            variant="default"
            leftSection={<Plus size={18} aria-hidden="true" />}
            onClick={() => form.insertListItem('recordings', { title: '', url: '' })}
          >
            Add a recording
          </Button>
        )}
        <span role="status" className={text('quiet', 'small')}>
          {act.result !== undefined && !form.isDirty() && 'Saved.'}
        </span>
      </div>
    </form>
  );
}
