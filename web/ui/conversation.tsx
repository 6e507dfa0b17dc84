import type { ReactNode } from 'react';
import { momentText } from '../platform/format/dates.ts';
import { cluster, stack, text } from './layout.ts';
import classes from './conversation.module.css';

type Message = {
  id: number;
  kind: 'sender' | 'reply' | 'note';
  author: string;
  /** Beside the time. */
  mark?: ReactNode;
  text: string;
  at: string;
};

/** The messages of a conversation, oldest first. */
export const Conversation = ({ messages }: { messages: readonly Message[] }) => (
  <ol className={stack(4)} aria-label="Conversation">
    {messages.map(({ id, kind, author, mark, text: words, at }) => (
      <li className={`${stack(1)} ${classes.said}`} key={id} data-kind={kind}>
        <p className={`${cluster([1, 3])} ${text('quiet', 'fine')}`}>
          <strong>{author}</strong>
          <time dateTime={at}>{momentText(at)}</time>
          {mark}
        </p>
        <p className={`${text('small', 'breaking')} ${classes.text}`}>{words}</p>
      </li>
    ))}
  </ol>
);
