import type { Ticket } from '@devorbit/contract/operations/support.ts';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '../../../../platform/use-draft.ts';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { Message } from '../../../../ui/message.tsx';
import { note, reply } from '../tickets-api.ts';
import { useAct } from './use-act.ts';
import adminClasses from './admin-page.module.css';
import classes from './ticket.module.css';

const whereTo = ({ state, username, by_mail, email }: Ticket): string =>
  state === 'spam'
    ? 'Among the spam only notes can be written. Take it out to answer.'
    : username === null
      ? `The answer goes by letter to ${email}.`
      : by_mail
        ? `@${username} is told at the site and by letter.`
        : `@${username} is told at the site; their address is not confirmed.`;

/** One text, sent to the person or kept as a note among staff. */
export function TicketWriter({ ticket }: { ticket: Ticket }) {
  const client = useQueryClient();
  const { busy, said, run } = useAct();
  const [text, setText] = useState('');
  const draft = useDraft({ name: `ticket.${ticket.id}`, value: text, initial: '', onRestore: setText });
  const write = (how: typeof reply) =>
    run(
      () => how(client, ticket.id, text),
      () => {
        draft.forget();
        setText('');
      },
    );
  const empty = text.trim() === '';
  return (
    <form
      className={classes.writer}
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && ticket.state !== 'spam') write(reply);
      }}
    >
      <Textarea
        label="Answer or note"
        description={whereTo(ticket)}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={4000}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {said !== null && <Message tone="bad">{said}</Message>}
      <div className={classes.end}>
        <DraftNote draft={draft} />
        <div className={adminClasses.buttons}>
          <Button variant="default" loading={busy} disabled={empty} onClick={() => write(note)}>
            Keep as note
          </Button>
          {ticket.state !== 'spam' && (
            <Button type="submit" loading={busy} disabled={empty}>
              Send answer
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
