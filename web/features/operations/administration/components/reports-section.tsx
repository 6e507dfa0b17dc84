import { REPORTS_PAGE_SIZE } from '@devorbit/contract/operations/reports-limits.ts';
import type { Report } from '@devorbit/contract/operations/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cluster, divided, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { reportsQuery } from '../api.ts';
import { REPORTS_FAILURE } from '../copy.ts';
import { changed, reportsFilters } from '../model.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { ReportCard } from './report-card.tsx';
import panel from '../../../../ui/panel.module.css';
import classes from './admin-page.module.css';

/** What people have reported: the queue, and what was decided. */
export function ReportsSection() {
  const [params] = useSearchParams();
  const filters = reportsFilters(params);
  const list = useQuery(reportsQuery(filters));
  const [deciding, setDeciding] = useState<Report | null>(null);
  return (
    <section className={panel.panel} aria-label="Reports">
      <nav className={cluster(2, { align: 'stretch' })} aria-label="Report status">
        {(['open', 'decided'] as const).map((state) => (
          <Link
            className={`${classes.section} ${text('small', 'strong')}`}
            key={state}
            to={changed(params, { state })}
            aria-current={state === filters.state ? 'page' : undefined}
            preventScrollReset
          >
            {state === 'open' ? 'Open' : 'Decided'}
          </Link>
        ))}
      </nav>
      <ListPage
        frame="bare"
        query={list}
        failure={REPORTS_FAILURE}
        pages={{
          label: 'Pages of reports',
          page: filters.page,
          size: REPORTS_PAGE_SIZE,
          addressOf: (page) => changed(params, { page: page > 1 ? page : null }),
        }}
        empty={({ rows }) =>
          rows.length > 0 ? null : filters.state === 'open' ? 'No open reports.' : 'No decided reports yet.'
        }
      >
        {({ rows }) => (
          <ul className={`${stack(0)} ${divided} ${classes.cards}`} data-stale={list.isPlaceholderData || undefined}>
            {rows.map((report) => (
              <ReportCard key={report.id} report={report} onDecide={() => setDeciding(report)} />
            ))}
          </ul>
        )}
      </ListPage>
      {deciding !== null && <DecideDialog report={deciding} onClose={() => setDeciding(null)} />}
    </section>
  );
}
