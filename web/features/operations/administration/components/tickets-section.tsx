import { TICKETS_PAGE_SIZE } from '@devorbit/contract/operations/support-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { momentText } from '../../../../platform/format/dates.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { cluster, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { topicName } from '../../support/copy.ts';
import { TICKETS_FAILURE } from '../copy.ts';
import { changed, ticketFrom, ticketsFilters, ticketStates } from '../model.ts';
import { ticketsQuery } from '../tickets-api.ts';
import { Tag } from './tag.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import classes from './admin-page.module.css';

/** What people have written to staff: one state at a time, one message in a dialog. */
export function TicketsSection({ self }: { self: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = ticketsFilters(params);
  const list = useQuery(ticketsQuery(filters));
  const open = ticketFrom(params);
  const page = filters.page > 1 ? filters.page : null;
  return (
    <section className={classes.panel} aria-label="Messages">
      <nav className={cluster(2, { align: 'stretch' })} aria-label="State of the messages">
        {ticketStates.map(({ state, label }) => (
          <Link
            className={classes.section}
            key={state}
            to={changed(params, { state })}
            aria-current={state === filters.state ? 'page' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </nav>
      <ListPage
        frame="bare"
        query={list}
        failure={TICKETS_FAILURE}
        pages={{
          label: 'Pages of messages',
          page: filters.page,
          size: TICKETS_PAGE_SIZE,
          addressOf: (page) => changed(params, { page: page > 1 ? page : null }),
        }}
        empty={({ rows }) =>
          rows.length > 0 ? null : (ticketStates.find(({ state }) => state === filters.state)?.nothing ?? null)
        }
      >
        {({ rows, total }) => (
          <>
            <p className={classes.count} role="status">
              {counted(total, 'message')}
            </p>
            <ul className={classes.cards} data-stale={list.isPlaceholderData || undefined}>
              {rows.map((ticket) => (
                <li className={classes.card} key={ticket.id}>
                  <div className={classes.cardText}>
                    <h3 className={classes.heading}>
                      <Link to={changed(params, { ticket: ticket.id, page })} preventScrollReset>
                        #{ticket.id} {topicName(ticket.topic)}
                      </Link>
                    </h3>
                    <p>{ticket.excerpt}</p>
                    <p className={text('quiet', 'small')}>
                      {ticket.username === null ? `${ticket.name} (no account)` : `@${ticket.username}`},{' '}
                      {momentText(ticket.created_at)}
                    </p>
                  </div>
                  {ticket.assigned_to !== null && <Tag tone="plain">@{ticket.assigned_to}</Tag>}
                </li>
              ))}
            </ul>
          </>
        )}
      </ListPage>
      {open !== null && (
        <TicketDialog
          key={open}
          id={open}
          self={self}
          onClose={() => void navigate(changed(params, { ticket: null, page }), { preventScrollReset: true })}
        />
      )}
    </section>
  );
}
