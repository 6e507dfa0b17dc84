import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { momentText } from '../../../../platform/format/dates.ts';
import { Conversation } from '../../../../ui/conversation.tsx';
import { card, cluster, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { ownSupportRequestsQuery } from '../api.ts';
import { numberOf, OWN_FAILURE, STATE_NAMES, topicName, YOUR_MESSAGES } from '../copy.ts';
import { AddForm } from './add-form.tsx';
import classes from './contact.module.css';

/** What somebody has written to staff, with the answers; nothing where they have written nothing. */
export function OwnSupportRequests({ userId }: { userId: number }) {
  const query = useQuery(ownSupportRequestsQuery(userId));
  if (query.isError) return <Message tone="bad">{plainSentence(query.error, OWN_FAILURE)}</Message>;
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <section className={stack(3)} aria-labelledby="own-support-requests">
      <h3 className={text('section')} id="own-support-requests">
        {YOUR_MESSAGES}
      </h3>
      {query.data.map(({ id, topic, state, created_at, thread }) => (
        <details className={card()} key={id}>
          <summary className={`${cluster([1, 3])} ${classes.summary}`}>
            <ChevronRight className={classes.mark} size={17} aria-hidden="true" />
            <strong>{numberOf(id)}</strong>
            <span>{topicName(topic)}</span>
            <span className={text('quiet', 'fine')}>
              {momentText(created_at)} · {STATE_NAMES[state]}
            </span>
          </summary>
          <div className={classes.thread}>
            <Conversation
              messages={thread.map(({ from, ...message }) => ({
                ...message,
                kind: from === 'you' ? 'sender' : 'reply',
                author: from === 'you' ? 'You' : 'DevOrbit',
              }))}
            />
          </div>
          <AddForm id={id} />
        </details>
      ))}
    </section>
  );
}
