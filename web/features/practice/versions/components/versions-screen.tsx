import { pathOf } from '@devorbit/contract/path-of.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { versionsQuery } from '../api.ts';
import { VERSIONS, VERSIONS_LEAD } from '../copy.ts';
import type { VerdictMark } from './rejudge-rows.tsx';
import { Rejudging } from './rejudging.tsx';
import { VersionsFailure } from './versions-notice.tsx';
import { VersionsTable } from './versions-table.tsx';
import panel from '../../../../ui/panel.module.css';
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
      <PageHead title={title ?? VERSIONS} lead={VERSIONS_LEAD} />
      <ListPage query={query} failure={() => <VersionsFailure query={query} />} loading={<Skeleton height={220} />}>
        {(versions) => (
          <>
            {staff && <Rejudging problemId={problemId} versions={versions} mark={mark} />}
            <section className={panel.panel} aria-labelledby="versions">
              <h2 className={text('part')} id="versions">
                {VERSIONS}
              </h2>
              <VersionsTable versions={versions} />
            </section>
          </>
        )}
      </ListPage>
    </div>
  );
}
