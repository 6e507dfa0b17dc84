import { SUPPORT_PAGE_SIZE } from '@devorbit/contract/operations/support-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { momentText } from '../../../../platform/format/dates.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { cluster, divided, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { topicName } from '../../support/copy.ts';
import { supportRequestsQuery } from '../api.ts';
import { SUPPORT_FAILURE } from '../copy.ts';
import { changed, supportRequestFrom, supportFilters, supportStates } from '../model.ts';
import { SupportRequestDialog } from './support-request-dialog.tsx';
import { Tag } from './tag.tsx';
import panel from '../../../../ui/panel.module.css';
import classes from './admin-page.module.css';

/** Support requests, one status at a time; one opens in a dialog. */
export function SupportSection({ self }: { self: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = supportFilters(params);
  const list = useQuery(supportRequestsQuery(filters));
  const open = supportRequestFrom(params);
  const page = filters.page > 1 ? filters.page : null;
  return (
    <section className={panel.panel} aria-label="Messages">
      <nav className={cluster(2, { align: 'stretch' })} aria-label="Message status">
        {supportStates.map(({ state, label }) => (
          <Link
            className={`${classes.section} ${text('small', 'strong')}`}
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
        failure={SUPPORT_FAILURE}
        pages={{
          label: 'Pages of messages',
          page: filters.page,
          size: SUPPORT_PAGE_SIZE,
          addressOf: (page) => changed(params, { page: page > 1 ? page : null }),
        }}
        empty={({ rows }) =>
          rows.length > 0 ? null : (supportStates.find(({ state }) => state === filters.state)?.nothing ?? null)
        }
      >
        {({ rows, total }) => (
          <>
            <p className={text('quiet', 'small')} role="status">
              {counted(total, 'message')}
            </p>
            <ul className={`${stack(0)} ${divided} ${classes.cards}`} data-stale={list.isPlaceholderData || undefined}>
              {rows.map((request) => (
                <li
                  className={`${cluster([3, 5], { justify: 'between', align: 'start' })} ${classes.card}`}
                  key={request.id}
                >
                  <div className={`${stack(1)} ${text('small', 'breaking')} ${classes.cardText}`}>
                    <h3 className={text('strong')}>
                      <Link to={changed(params, { request: request.id, page })} preventScrollReset>
                        #{request.id} {topicName(request.topic)}
                      </Link>
                    </h3>
                    <p>{request.excerpt}</p>
                    <p className={text('quiet', 'small')}>
                      {request.username === null ? `${request.name} (no account)` : `@${request.username}`},{' '}
                      {momentText(request.created_at)}
                    </p>
                  </div>
                  {request.assigned_to !== null && <Tag tone="plain">@{request.assigned_to}</Tag>}
                </li>
              ))}
            </ul>
          </>
        )}
      </ListPage>
      {open !== null && (
        <SupportRequestDialog
          key={open}
          id={open}
          self={self}
          onClose={() => void navigate(changed(params, { request: null, page }), { preventScrollReset: true })}
        />
      )}
    </section>
  );
}
