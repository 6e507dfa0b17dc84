import type { SupportRequest } from '@devorbit/contract/operations/support.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Conversation } from '../../../../ui/conversation.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { figures, grid, pad, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { topicName } from '../../support/copy.ts';
import { supportRequestQuery } from '../api.ts';
import { SUPPORT_REQUEST_FAILURE } from '../copy.ts';
import { suspicionNames, supportStates } from '../model.ts';
import { SupportRequestActs } from './support-request-acts.tsx';
import { SupportRequestWriter } from './support-request-writer.tsx';
import { Tag } from './tag.tsx';
import classes from './admin-page.module.css';

type Props = { id: number; self: string; onClose: () => void };

/** One message: who wrote it, what was said, and what staff may do. */
export function SupportRequestDialog({ id, self, onClose }: Props) {
  const query = useQuery(supportRequestQuery(id));
  return (
    <Dialog title={`Message #${id}`} onClose={onClose}>
      <div className={`${stack(4)} ${pad(5)}`}>
        <ListPage frame="bare" query={query} failure={SUPPORT_REQUEST_FAILURE}>
          {(request) => (
            <>
              <SupportRequestFacts request={request} />
              {request.suspicions.length > 0 && (
                <p className={text('quiet', 'small')}>
                  Marked as spam because {request.suspicions.map((one) => suspicionNames[one]).join(', ')}.
                </p>
              )}
              <Conversation
                messages={request.thread.map(({ author, ...message }) => ({
                  ...message,
                  author: author === null ? request.name : `@${author}`,
                  mark: message.kind === 'note' && <Tag tone="plain">Staff note</Tag>,
                }))}
              />
              <SupportRequestWriter request={request} />
              <SupportRequestActs request={request} self={self} />
            </>
          )}
        </ListPage>
      </div>
    </Dialog>
  );
}

function SupportRequestFacts({ request }: { request: SupportRequest }) {
  const { name, email, username, topic, state, assigned_to } = request;
  return (
    <dl className={`${grid(4)} ${figures} ${text('small', 'breaking')} ${classes.facts}`}>
      <div>
        <dt>Email</dt>
        <dd>{email}</dd>
      </div>
      <div>
        <dt>From</dt>
        <dd>
          {username === null ? (
            `${name} (no account)`
          ) : (
            <Link to={pathOf('public-profile', { username })}>@{username}</Link>
          )}
        </dd>
      </div>
      <div>
        <dt>About</dt>
        <dd>{topicName(topic)}</dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>{supportStates.find((one) => one.state === state)?.label}</dd>
      </div>
      <div>
        <dt>Assigned to</dt>
        <dd>{assigned_to === null ? 'Nobody' : `@${assigned_to}`}</dd>
      </div>
    </dl>
  );
}
