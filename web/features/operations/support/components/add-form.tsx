import { MAX_MESSAGE_CHARS } from '@devorbit/contract/operations/support-limits.ts';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { cluster, pad, stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { addToSupportRequest } from '../api.ts';
import { ADD, ADD_FAILURE, numberOf } from '../copy.ts';
import classes from './contact.module.css';

/** The sender goes on where the message stands. */
export function AddForm({ id }: { id: number }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const draft = useDraft({ name: `contact.${id}`, value: text, initial: '', onRestore: setText });
  const send = useAct(async () => {
    await addToSupportRequest(client, id, text);
    draft.forget();
    // What was typed meanwhile stays.
    setText((now) => (now === text ? '' : now));
  }, ADD_FAILURE);
  return (
    <form
      className={`${stack(3)} ${pad(4)} ${classes.add}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send.run();
      }}
    >
      <Textarea
        label={`${ADD} ${numberOf(id)}`}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={MAX_MESSAGE_CHARS}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Message tone="bad">{send.failure}</Message>
      <div className={`${cluster(3, { justify: 'between' })} ${classes.end}`}>
        <DraftNote draft={draft} />
        <ActButton type="submit" variant="default" pending={send.pending} disabled={text.trim() === ''}>
          Send
        </ActButton>
      </div>
    </form>
  );
}
