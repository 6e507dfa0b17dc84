import type { User } from '@devorbit/contract/identity/accounts.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { useDraft } from '../../../../platform/use-draft.ts';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { Message } from '../../../../ui/message.tsx';
import { SEND, topics } from '../copy.ts';
import { type Field, firstFault } from '../model.ts';
import { useSending } from './use-sending.ts';
import classes from './contact.module.css';

const untold = { topic: 'other' as (typeof topics)[number]['value'], message: '' };

type Props = { user: User | null; onSent: (sent: { id: number; email: string }) => void };

/** A message to staff. What was typed stays until it has arrived; faults stand at their fields. */
export function ContactForm({ user, onSent }: Props) {
  const own = { name: user?.full_name ?? '', email: user?.email ?? '' };
  const form = useRef<HTMLFormElement>(null);
  const [sender, setSender] = useState(own);
  const [told, setTold] = useState(untold);
  const [website, setWebsite] = useState('');
  const draft = useDraft({ name: 'contact', value: told, initial: untold, onRestore: setTold });
  // Who writes is kept for this tab alone: others may use the computer too.
  const senderDraft = useDraft({
    name: 'contact.sender',
    value: sender,
    initial: own,
    onRestore: setSender,
    tab: true,
  });
  const client = useQueryClient();
  const { state, send, mend } = useSending(user !== null);
  const faults = state.step === 'faulty' ? state.faults : {};
  const submit = async () => {
    const outcome = await send({ ...sender, ...told, website });
    if (outcome.step === 'sent') {
      draft.forget();
      senderDraft.forget();
      void client.invalidateQueries({ queryKey: ['tickets', 'own'] });
      onSent({ id: outcome.id, email: sender.email });
    } else if (outcome.step === 'faulty') {
      const first = firstFault(outcome.faults);
      if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  };
  const field = (name: Field) =>
    ({ name, size: 'md', required: true, withAsterisk: false, error: faults[name] }) as const;
  const ofSender = (name: keyof typeof own) => ({
    ...field(name),
    value: sender[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      mend(name);
      setSender((before) => ({ ...before, [name]: value }));
    },
  });
  return (
    <form
      className={classes.form}
      ref={form}
      noValidate
      aria-label="Message to staff"
      onSubmit={(event) => {
        event.preventDefault();
        if (state.step !== 'sending') void submit();
      }}
    >
      <div className={classes.pair}>
        <TextInput label="Name" autoComplete="name" maxLength={80} {...ofSender('name')} />
        <TextInput label="E-mail" type="email" autoComplete="email" maxLength={254} {...ofSender('email')} />
      </div>
      <NativeSelect
        label="What it is about"
        data={[...topics]}
        {...field('topic')}
        value={told.topic}
        onChange={({ currentTarget: { value } }) => {
          const topic = topics.find((one) => one.value === value)?.value ?? told.topic;
          setTold((before) => ({ ...before, topic }));
        }}
      />
      <Textarea
        label="Message"
        description="The more exactly you say what you did and what happened, the faster we can help."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={4000}
        {...field('message')}
        value={told.message}
        onChange={({ currentTarget: { value } }) => {
          mend('message');
          setTold((before) => ({ ...before, message: value }));
        }}
      />
      <div className={classes.unseen} aria-hidden="true">
        <label>
          Leave this empty
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={({ currentTarget: { value } }) => setWebsite(value)}
          />
        </label>
      </div>
      {state.step === 'failed' && <Message tone="bad">{state.message}</Message>}
      <div className={classes.end}>
        <DraftNote draft={draft} />
        <Button type="submit" size="md" loading={state.step === 'sending'}>
          {SEND}
        </Button>
      </div>
    </form>
  );
}
