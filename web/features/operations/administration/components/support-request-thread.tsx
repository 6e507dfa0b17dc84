import type { SupportRequest } from '@devorbit/contract/operations/support.ts';
import { momentText } from '../../../../platform/format/dates.ts';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { Tag } from './tag.tsx';
import classes from './support-request.module.css';

/** The conversation in order; notes are marked. */
export const SupportRequestThread = ({ thread, name }: { thread: SupportRequest['thread']; name: string }) => (
  <ol className={stack(4)} aria-label="Conversation">
    {thread.map(({ id, kind, author, text: said, at }) => (
      <li className={classes.said} key={id} data-kind={kind}>
        <p className={`${cluster([1, 3])} ${text('quiet', 'fine')}`}>
          <strong>{author === null ? name : `@${author}`}</strong>
          <time dateTime={at}>{momentText(at)}</time>
          {kind === 'note' && <Tag tone="plain">Staff note</Tag>}
        </p>
        <p className={classes.text}>{said}</p>
      </li>
    ))}
  </ol>
);
