import type { User } from '@devorbit/contract/identity/accounts.ts';
import { MAX_SENDER_CHARS, MAX_MESSAGE_CHARS } from '@devorbit/contract/operations/support-limits.ts';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActForm } from '../../../../platform/use-act-form.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { card, cluster, pad, stack, unseen } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import type { Message as Sent } from '../api.ts';
import { SEND, SEND_FAILURE, topics } from '../copy.ts';
import { useSending } from './use-sending.ts';
import classes from './contact.module.css';

const untold: Pick<Sent, 'topic' | 'message'> = { topic: 'other', message: '' };

const field = { size: 'md', required: true, withAsterisk: false } as const;

type Props = { user: User | null; onSent: (sent: { id: number; email: string }) => void };

/** A message to staff. What was typed stays until it has arrived; faults stand at their fields. */
export function ContactForm({ user, onSent }: Props) {
  const own = { name: user?.full_name ?? '', email: user?.email ?? '' };
  const [sender, setSender] = useState(own);
  const [told, setTold] = useState(untold);
  const client = useQueryClient();
  const send = useSending(user !== null);
  const { form, act, onSubmit } = useActForm<Omit<Sent, 'form'>>({
    initialValues: { ...own, ...untold, website: '' },
    onValuesChange: ({ name, email, topic, message }) => {
      setSender({ name, email });
      setTold({ topic, message });
    },
    send: async (message) => {
      const id = await send(message);
      draft.forget();
      senderDraft.forget();
      void client.invalidateQueries({ queryKey: ['support-requests', 'own'] });
      onSent({ id, email: message.email });
    },
    failure: SEND_FAILURE,
  });
  const draft = useDraft({ name: 'contact', value: told, initial: untold, onRestore: form.setValues });
  // Who writes is kept for this tab alone: others may use the computer too.
  const senderDraft = useDraft({
    name: 'contact.sender',
    value: sender,
    initial: own,
    onRestore: form.setValues,
    tab: true,
  });
  return (
    <form className={`${stack(4)} ${card()} ${pad(5)}`} noValidate aria-label="Contact us" onSubmit={onSubmit}>
      <div className={`${cluster(4, { align: 'start' })} ${classes.pair}`}>
        <TextInput
          key={form.key('name')}
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={MAX_SENDER_CHARS.name}
          {...field}
          {...form.getInputProps('name')}
        />
        <TextInput
          key={form.key('email')}
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MAX_SENDER_CHARS.email}
          {...field}
          {...form.getInputProps('email')}
        />
      </div>
      <NativeSelect
        key={form.key('topic')}
        label="Topic"
        name="topic"
        data={[...topics]}
        {...field}
        {...form.getInputProps('topic')}
      />
      <Textarea
        key={form.key('message')}
        label="Message"
        name="message"
        description="Tell us what you did and what happened. Details help us answer faster."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={MAX_MESSAGE_CHARS}
        {...field}
        {...form.getInputProps('message')}
      />
      <div className={unseen} aria-hidden="true">
        <label>
          Leave this empty
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            key={form.key('website')}
            {...form.getInputProps('website')}
          />
        </label>
      </div>
      <Message tone="bad">{act.failure}</Message>
      <div className={`${cluster(3, { justify: 'between' })} ${classes.end}`}>
        <DraftNote draft={draft} />
        <ActButton type="submit" size="md" pending={act.pending}>
          {SEND}
        </ActButton>
      </div>
    </form>
  );
}
