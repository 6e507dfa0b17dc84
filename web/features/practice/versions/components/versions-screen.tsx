import { pathOf } from '@devorbit/contract/path-of.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { text } from '../../../../ui/layout.ts';
import { versionsQuery } from '../api.ts';
import { VERSIONS } from '../copy.ts';
import type { VerdictMark } from './rejudge-rows.tsx';
import { Rejudging } from './rejudging.tsx';
import { VersionsFailure } from './versions-notice.tsx';
import { VersionsTable } from './versions-table.tsx';
import classes from './versions-screen.module.css';

type Props = { problemId: number; staff: boolean; mark: VerdictMark };

/** The versions of a problem and, for staff, what judging submissions again would change. */
export function VersionsScreen({ problemId, staff, mark }: Props) {
  const query = useQuery(versionsQuery(problemId));
  const title = query.data?.[0]?.title;
  return (
    <div className={classes.page}>
      <title>{`${title === undefined ? VERSIONS : `${VERSIONS}: ${title}`} · DevOrbit`}</title>
      <Link className={classes.back} to={pathOf('problem', { id: problemId })}>
        <ArrowLeft size={17} aria-hidden="true" />
        Back to the problem
      </Link>
      {query.data ? (
        <>
          <header>
            <h1 className={classes.title}>{title ?? VERSIONS}</h1>
            <p className={classes.lead}>Every version of this problem that submissions were judged against.</p>
          </header>
          {staff && <Rejudging problemId={problemId} versions={query.data} mark={mark} />}
          <section className={classes.panel} aria-labelledby="versions">
            <h2 className={text('part')} id="versions">
              {VERSIONS}
            </h2>
            <VersionsTable versions={query.data} />
          </section>
        </>
      ) : query.isPending ? (
        <div className={classes.loading} aria-busy="true">
          <Skeleton height={40} width="40%" />
          <Skeleton height={220} radius="lg" />
        </div>
      ) : (
        <VersionsFailure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </div>
  );
}
