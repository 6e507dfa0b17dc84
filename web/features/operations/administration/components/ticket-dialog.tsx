import type { Ticket } from '@devorbit/contract/operations/support.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Dialog } from '../../../../ui/dialog.tsx';
import { text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { topicName } from '../../support/copy.ts';
import { TICKET_FAILURE } from '../copy.ts';
import { suspicionNames, ticketStates } from '../model.ts';
import { ticketQuery } from '../tickets-api.ts';
import { TicketActs } from './ticket-acts.tsx';
import { TicketThread } from './ticket-thread.tsx';
import { TicketWriter } from './ticket-writer.tsx';
import classes from './admin-page.module.css';

type Props = { id: number; self: string; onClose: () => void };

/** One message: who wrote it, what was said, and what staff may do. */
export function TicketDialog({ id, self, onClose }: Props) {
  const query = useQuery(ticketQuery(id));
  return (
    <Dialog title={`Message #${id}`} onClose={onClose}>
      <div className={classes.dialog}>
        <ListPage frame="bare" query={query} failure={TICKET_FAILURE}>
          {(ticket) => (
            <>
              <TicketFacts ticket={ticket} />
              {ticket.suspicions.length > 0 && (
                <p className={text('quiet', 'small')}>
                  Taken for spam when it came: {ticket.suspicions.map((one) => suspicionNames[one]).join('; ')}.
                </p>
              )}
              <TicketThread thread={ticket.thread} name={ticket.name} />
              <TicketWriter ticket={ticket} />
              <TicketActs ticket={ticket} self={self} />
            </>
          )}
        </ListPage>
      </div>
    </Dialog>
  );
}

function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { name, email, username, topic, state, assigned_to } = ticket;
  return (
    <dl className={classes.facts}>
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
        <dt>Address given</dt>
        <dd>{email}</dd>
      </div>
      <div>
        <dt>About</dt>
        <dd>{topicName(topic)}</dd>
      </div>
      <div>
        <dt>State</dt>
        <dd>{ticketStates.find((one) => one.state === state)?.label}</dd>
      </div>
      <div>
        <dt>Taken by</dt>
        <dd>{assigned_to === null ? 'nobody' : `@${assigned_to}`}</dd>
      </div>
    </dl>
  );
}
