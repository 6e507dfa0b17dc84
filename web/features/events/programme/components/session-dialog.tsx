import type { EventDetail } from '@devorbit/contract/events/events.ts';
import {
  MAX_PROGRAMME_CHARS as CHARS,
  MAX_SESSION_MINUTES,
  MAX_SESSION_SPEAKERS,
} from '@devorbit/contract/events/programme-limits.ts';
import type { Programme, ProgrammeSession } from '@devorbit/contract/events/programme.ts';
import { Autocomplete, Button, MultiSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Message } from '../../../../ui/message.tsx';
import { dropSession, keepSession } from '../api.ts';
import { roomsOf, tracksOf } from '../model.ts';
import formClasses from '../../../../ui/form.module.css';

const TRY_AGAIN = 'That did not work. Please try again.';
/** What opens lies in the dialog: nothing else lies above it. */
const inside = { comboboxProps: { withinPortal: false } } as const;
const must = { required: true, withAsterisk: false } as const;

type Props = {
  event: EventDetail;
  programme: Programme;
  /** Null for a new one. */
  session: ProgrammeSession | null;
  onClose: () => void;
};

/** Writes a session, or removes it. */
export function SessionDialog({ event, programme, session, onClose }: Props) {
  const client = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const { form, act, onSubmit } = useActForm({
    mode: 'controlled',
    initialValues: {
      title: session?.title ?? '',
      date: session?.date ?? event.startDate,
      startTime: session?.startTime ?? event.startTime,
      minutes: String(session?.minutes ?? 45),
      room: session?.room ?? '',
      track: session?.track ?? '',
      speakers: (session?.speakers ?? []).map(String),
      abstract: session?.abstract ?? '',
    },
    send: async ({ minutes, speakers, ...fields }) => {
      await keepSession(client, event.id, session?.id ?? null, {
        ...fields,
        minutes: Number(minutes),
        speakers: speakers.map(Number),
      });
      onClose();
    },
    failure: TRY_AGAIN,
  });
  const remove = useAct(async () => {
    if (session !== null) await dropSession(client, event.id, session.id);
    onClose();
  }, TRY_AGAIN);
  const field = (name: keyof typeof form.values) => ({ name, size: 'md', ...form.getInputProps(name) }) as const;
  if (removing && session !== null)
    return (
      <ConfirmDialog title={`Remove ${session.title}`} confirm="Remove" act={remove} onClose={() => setRemoving(false)}>
        It’s removed from the programme, and everyone who starred it is notified.
      </ConfirmDialog>
    );
  return (
    <Dialog title={session === null ? 'Add a session' : 'Edit the session'} onClose={onClose}>
      <form className={formClasses['dialog']} aria-label="Session" onSubmit={onSubmit}>
        <TextInput label="Title" maxLength={CHARS.title} data-autofocus {...must} {...field('title')} />
        <TextInput type="date" label="Date" min={event.startDate} max={event.endDate} {...must} {...field('date')} />
        <TextInput
          type="time"
          label="Starts"
          description={`In ${programme.timeZone}.`}
          {...must}
          {...field('startTime')}
        />
        <TextInput type="number" label="Minutes" min={5} max={MAX_SESSION_MINUTES} {...must} {...field('minutes')} />
        <Autocomplete
          {...inside}
          label="Room"
          data={roomsOf(programme.sessions)}
          maxLength={CHARS.room}
          {...must}
          {...field('room')}
        />
        <Autocomplete
          {...inside}
          label="Track"
          description="Visitors filter by it. Leave it empty for none."
          data={tracksOf(programme.sessions)}
          maxLength={CHARS.track}
          {...field('track')}
        />
        {programme.speakers.length > 0 && (
          <MultiSelect
            label="Speakers"
            {...inside}
            data={programme.speakers.map(({ id, name }) => ({ value: String(id), label: name }))}
            maxValues={MAX_SESSION_SPEAKERS}
            {...field('speakers')}
          />
        )}
        <Textarea label="Abstract" autosize minRows={4} maxLength={CHARS.abstract} {...field('abstract')} />
        <Message tone="bad">{act.failure}</Message>
        <div className={formClasses['ends']}>
          {session !== null && (
            <Button variant="default" size="md" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            Save the session
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
