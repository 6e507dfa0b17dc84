import { MAX_PROGRAMME_CHARS as CHARS } from '@devorbit/contract/events/programme-limits.ts';
import type { Speaker } from '@devorbit/contract/events/programme.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Message } from '../../../../ui/message.tsx';
import { dropSpeaker, keepSpeaker, type SpeakerFields } from '../api.ts';
import formClasses from '../../../../ui/form.module.css';

const TRY_AGAIN = 'That did not work. Please try again.';

type Props = {
  event: number;
  /** Null for a new one. */
  speaker: Speaker | null;
  onClose: () => void;
};

/** Writes what is said about a speaker, or removes them. */
export function SpeakerDialog({ event, speaker, onClose }: Props) {
  const client = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const { form, act, onSubmit } = useActForm<SpeakerFields>({
    mode: 'controlled',
    initialValues: {
      name: speaker?.name ?? '',
      title: speaker?.title ?? '',
      company: speaker?.company ?? '',
      bio: speaker?.bio ?? '',
    },
    send: async (fields) => {
      await keepSpeaker(client, event, speaker?.id ?? null, fields);
      onClose();
    },
    failure: TRY_AGAIN,
  });
  const remove = useAct(async () => {
    if (speaker !== null) await dropSpeaker(client, event, speaker.id);
    onClose();
  }, TRY_AGAIN);
  const field = (name: keyof SpeakerFields) => ({ name, size: 'md', ...form.getInputProps(name) }) as const;
  if (removing && speaker !== null)
    return (
      <ConfirmDialog title={`Remove ${speaker.name}`} confirm="Remove" act={remove} onClose={() => setRemoving(false)}>
        Their sessions stay in the programme, without them.
      </ConfirmDialog>
    );
  return (
    <Dialog title={speaker === null ? 'Add a speaker' : 'Edit the speaker'} onClose={onClose}>
      <form className={formClasses['dialog']} aria-label="Speaker" onSubmit={onSubmit}>
        <TextInput
          label="Name"
          maxLength={CHARS.name}
          required
          withAsterisk={false}
          data-autofocus
          {...field('name')}
        />
        <TextInput label="Job title" maxLength={CHARS.name} {...field('title')} />
        <TextInput label="Company" maxLength={CHARS.name} {...field('company')} />
        <Textarea label="About them" autosize minRows={3} maxLength={CHARS.bio} {...field('bio')} />
        <Message tone="bad">{act.failure}</Message>
        <div className={formClasses['ends']}>
          {speaker !== null && (
            <Button variant="default" size="md" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" size="md" pending={act.pending}>
            Save the speaker
          </ActButton>
        </div>
      </form>
    </Dialog>
  );
}
