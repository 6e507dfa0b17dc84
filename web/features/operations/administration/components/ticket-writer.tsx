import { MAX_TICKET_CHARS } from '@devorbit/contract/operations/support-limits.ts';
import type { Ticket } from '@devorbit/contract/operations/support.ts';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { cluster } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { ACT_FAILURE } from '../copy.ts';
import { note, reply } from '../tickets-api.ts';
import adminClasses from './admin-page.module.css';
import classes from './ticket.module.css';

const whereTo = ({ state, username, by_mail, email }: Ticket): string =>
  state === 'spam'
    ? 'Among the spam only notes can be written. Take it out to answer.'
    : username === null
      ? `The answer goes by email to ${email}.`
      : by_mail
        ? `@${username} is told at the site and by email.`
        : `@${username} is told at the site; their address is not confirmed.`;

/** One text, sent to the person or kept as a note among staff. */
export function TicketWriter({ ticket }: { ticket: Ticket }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const draft = useDraft({ name: `ticket.${ticket.id}`, value: text, initial: '', onRestore: setText });
  const act = useAct(async (how: typeof reply) => {
    await how(client, ticket.id, text);
    draft.forget();
    setText('');
  }, ACT_FAILURE);
  const empty = text.trim() === '';
  return (
    <form
      className={classes.writer}
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && ticket.state !== 'spam') void act.run(reply);
      }}
    >
      <Textarea
        label="Answer or note"
        description={whereTo(ticket)}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={MAX_TICKET_CHARS}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Message tone="bad">{act.failure}</Message>
      <div className={cluster(3, { justify: 'between' })}>
        <DraftNote draft={draft} />
        <div className={adminClasses.buttons}>
          <ActButton variant="default" pending={act.pending} disabled={empty} onClick={() => void act.run(note)}>
            Keep as note
          </ActButton>
          {ticket.state !== 'spam' && (
            <ActButton type="submit" pending={act.pending} disabled={empty}>
              Send answer
            </ActButton>
          )}
        </div>
      </div>
    </form>
  );
}
