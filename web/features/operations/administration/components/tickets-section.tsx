import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { NoSuchPage } from '../../../../ui/no-such-page.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { momentText } from '../../../practice/submissions/history/model.ts';
import { topicName } from '../../support/copy.ts';
import { TICKETS_FAILURE } from '../copy.ts';
import { changed, ticketFrom, ticketsFilters, ticketStates } from '../model.ts';
import { ticketsQuery } from '../tickets-api.ts';
import { SectionState } from './section-state.tsx';
import { Tag } from './tag.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import classes from './admin-page.module.css';

const PAGE_SIZE = 20;

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
      <nav className={classes.sections} aria-label="State of the messages">
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
      <SectionState
        query={list}
        failure={TICKETS_FAILURE}
        beyond={({ rows, total }) =>
          rows.length === 0 && total > 0 ? (
            <NoSuchPage frame="bare" page={filters.page} first={changed(params, {})} />
          ) : null
        }
        empty={({ rows }) =>
          rows.length > 0 ? null : (ticketStates.find(({ state }) => state === filters.state)?.nothing ?? null)
        }
      >
        {({ rows, total }) => (
          <>
            <p className={classes.count} role="status">
              {total.toLocaleString('en')} {total === 1 ? 'message' : 'messages'}
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
                    <p className={classes.quiet}>
                      {ticket.username === null ? `${ticket.name} (no account)` : `@${ticket.username}`},{' '}
                      {momentText(ticket.created_at)}
                    </p>
                  </div>
                  {ticket.assigned_to !== null && <Tag tone="plain">@{ticket.assigned_to}</Tag>}
                </li>
              ))}
            </ul>
            <Pager
              label="Pages of messages"
              page={filters.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              addressOf={(next) => changed(params, { page: next })}
            />
          </>
        )}
      </SectionState>
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
