import type { Ticket } from '@devorbit/contract/operations/support.ts';
import { momentText } from '../../../../platform/format/dates.ts';
import { Tag } from './tag.tsx';
import classes from './ticket.module.css';

/** All that was said, in its order; notes are marked. */
export const TicketThread = ({ thread, name }: { thread: Ticket['thread']; name: string }) => (
  <ol className={classes.thread} aria-label="What was said">
    {thread.map(({ id, kind, author, text, at }) => (
      <li className={classes.said} key={id} data-kind={kind}>
        <p className={classes.who}>
          <strong>{author === null ? name : `@${author}`}</strong>
          <time dateTime={at}>{momentText(at)}</time>
          {kind === 'note' && <Tag tone="plain">note for staff</Tag>}
        </p>
        <p className={classes.text}>{text}</p>
      </li>
    ))}
  </ol>
);
