import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { Message } from '../../../../ui/message.tsx';
import { addToTicket } from '../api.ts';
import { ADD, ADD_FAILURE, numberOf } from '../copy.ts';
import classes from './contact.module.css';

/** The sender goes on where the message stands. */
export function AddForm({ id }: { id: number }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const draft = useDraft({ name: `contact.${id}`, value: text, initial: '', onRestore: setText });
  const [state, setState] = useState<{ sending: boolean; fault: string | null }>({ sending: false, fault: null });
  const send = async () => {
    setState({ sending: true, fault: null });
    try {
      await addToTicket(client, id, text);
      draft.forget();
      setText('');
      setState({ sending: false, fault: null });
    } catch (error) {
      setState({ sending: false, fault: plainSentence(error, ADD_FAILURE) });
    }
  };
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.sending && text.trim() !== '') void send();
      }}
    >
      <Textarea
        label={`${ADD} ${numberOf(id)}`}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={4000}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {state.fault !== null && <Message tone="bad">{state.fault}</Message>}
      <div className={classes.end}>
        <DraftNote draft={draft} />
        <Button type="submit" variant="default" loading={state.sending} disabled={text.trim() === ''}>
          Send
        </Button>
      </div>
    </form>
  );
}
