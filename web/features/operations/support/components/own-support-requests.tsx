import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { momentText } from '../../../../platform/format/dates.ts';
import { stack } from '../../../../ui/layout.ts';
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
      <h3 className={classes.ownTitle} id="own-support-requests">
        {YOUR_MESSAGES}
      </h3>
      {query.data.map(({ id, topic, state, created_at, thread }) => (
        <details className={classes.request} key={id}>
          <summary className={classes.summary}>
            <ChevronRight className={classes.mark} size={17} aria-hidden="true" />
            <strong>{numberOf(id)}</strong>
            <span>{topicName(topic)}</span>
            <span className={classes.quiet}>
              {momentText(created_at)} · {STATE_NAMES[state]}
            </span>
          </summary>
          <ol className={classes.thread}>
            {thread.map((said) => (
              <li className={classes.said} key={said.id} data-from={said.from}>
                <p className={classes.quiet}>
                  {said.from === 'you' ? 'You' : 'Staff'}, <time dateTime={said.at}>{momentText(said.at)}</time>
                </p>
                <p className={classes.text}>{said.text}</p>
              </li>
            ))}
          </ol>
          <AddForm id={id} />
        </details>
      ))}
    </section>
  );
}
