import { MAX_MESSAGE_CHARS } from '@devorbit/contract/operations/support-limits.ts';
import type { SupportRequest } from '@devorbit/contract/operations/support.ts';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { DraftNote } from '../../../../ui/draft-note.tsx';
import { cluster, stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { note, reply } from '../api.ts';
import { ACT_FAILURE } from '../copy.ts';
import classes from './admin-page.module.css';

const whereTo = ({ state, username, by_mail, email }: SupportRequest): string =>
  state === 'spam'
    ? 'You can only add notes to spam. Mark it as not spam to reply.'
    : username === null
      ? `We’ll email your reply to ${email}.`
      : by_mail
        ? `@${username} gets a notification and an email.`
        : `@${username} gets a notification, but no email: their address isn’t confirmed.`;

/** Sends a reply to the sender, or adds a note that only staff see. */
export function SupportRequestWriter({ request }: { request: SupportRequest }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const draft = useDraft({ name: `support-request.${request.id}`, value: text, initial: '', onRestore: setText });
  const act = useAct(async (how: typeof reply) => {
    await how(client, request.id, text);
    draft.forget();
    // What was typed meanwhile stays.
    setText((now) => (now === text ? '' : now));
  }, ACT_FAILURE);
  const empty = text.trim() === '';
  return (
    <form
      className={`${stack(3)} ${classes.act}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && request.state !== 'spam') void act.run(reply);
      }}
    >
      <Textarea
        label="Reply or note"
        description={whereTo(request)}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={MAX_MESSAGE_CHARS}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Message tone="bad">{act.failure}</Message>
      <div className={cluster(3, { justify: 'between' })}>
        <DraftNote draft={draft} />
        <div className={cluster(3, { align: 'stretch' })}>
          <ActButton variant="default" pending={act.pending} disabled={empty} onClick={() => void act.run(note)}>
            Add note
          </ActButton>
          {request.state !== 'spam' && (
            <ActButton type="submit" pending={act.pending} disabled={empty}>
              Send reply
            </ActButton>
          )}
        </div>
      </div>
    </form>
  );
}
