import { pathOf } from '@devorbit/contract/path-of.ts';
import { SOLUTION_SORTS, SOLUTIONS_PAGE_SIZE } from '@devorbit/contract/practice/submissions-limits.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { counted } from '../../../../../platform/format/plurals.ts';
import { backLink, cluster, container, pad, stack, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { problemQuery } from '../../../problems/api.ts';
import { COMMUNITY_SOLUTIONS } from '../../../problems/copy.ts';
import { languageIds } from '../../drafts/model.ts';
import { LANGUAGE_NAMES } from '../../history/copy.ts';
import { solutionsQuery } from '../api.ts';
import { SORT_NAMES } from '../copy.ts';
import { ownAcceptedAddress, solutionAddress, type SolutionFilters, solutionFilters } from '../model.ts';
import type { ReportSolution } from './solution-list.tsx';
import { NoSolutions, SolutionsRefused, SolutionsSkeleton } from './solutions-notices.tsx';
import classes from './solutions-page.module.css';

/** Who has not solved the problem sees none. */
const SolutionList = lazy(async () => ({ default: (await import('./solution-list.tsx')).SolutionList }));

type Props = {
  problemId: number;
  report: ReportSolution;
  /** The tab of the problem's page that it stands in; by default it is a page of its own. */
  tab?: string;
};

/** Solutions of a problem that their authors share, for who has solved it. */
export function SolutionsPage({ problemId, report, tab }: Props) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const filters = solutionFilters(params);
  const problem = useQuery(problemQuery(problemId));
  const list = useQuery(solutionsQuery(problemId, filters));
  const title = problem.data?.title ?? `Problem ${problemId}`;
  const { data } = list;
  const queryOf = (wanted: SolutionFilters) => solutionAddress(wanted, tab === undefined ? {} : { tab });
  const change = (part: Partial<SolutionFilters>) =>
    setParams(queryOf({ ...filters, ...part, page: 1 }), { replace: true, preventScrollReset: true, state });
  const addressOf = (page: number) => `?${queryOf({ ...filters, page })}`;
  const Title = tab === undefined ? 'h1' : 'h2';
  return (
    <div className={tab === undefined ? `${container(4)} ${classes.page}` : `${stack(4)} ${pad(5)} ${classes.tab}`}>
      {tab === undefined && (
        <>
          <title>{`${COMMUNITY_SOLUTIONS}: ${title} · DevOrbit`}</title>
          <Link className={`${backLink} ${text('breaking')}`} to={pathOf('problem', { id: problemId })}>
            <ArrowLeft size={17} aria-hidden="true" />
            {title}
          </Link>
        </>
      )}
      <header className={`${cluster([2, 5], { align: 'baseline' })} ${classes.head}`}>
        <Title className={text(tab === undefined ? 'page' : 'section')}>{COMMUNITY_SOLUTIONS}</Title>
        <p className={text('quiet', 'tabular')} role="status">
          {data && counted(data.total, 'solution')}
        </p>
        {data && (
          <div className={`${cluster(3)} ${classes.filters}`}>
            <NativeSelect
              size="md"
              aria-label="Language"
              value={filters.language ?? ''}
              onChange={({ currentTarget }) =>
                change({ language: languageIds.find((one) => one === currentTarget.value) ?? null })
              }
              data={[
                { value: '', label: 'All languages' },
                ...languageIds.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
              ]}
            />
            <NativeSelect
              size="md"
              aria-label="Sort by"
              value={filters.sort}
              onChange={({ currentTarget }) =>
                change({ sort: SOLUTION_SORTS.find((one) => one === currentTarget.value) ?? SOLUTION_SORTS[0] })
              }
              data={SOLUTION_SORTS.map((sort) => ({ value: sort, label: SORT_NAMES[sort] }))}
            />
          </div>
        )}
      </header>
      <ListPage
        query={list}
        failure={(error) => (
          <SolutionsRefused problemId={problemId} within={tab !== undefined} error={error} query={list} />
        )}
        loading={<SolutionsSkeleton />}
        pages={{ label: 'Pages of solutions', page: filters.page, size: SOLUTIONS_PAGE_SIZE, addressOf }}
        empty={({ rows }) =>
          rows.length === 0 ? (
            <NoSolutions
              filtered={filters.language !== null}
              everyLanguage={`?${queryOf({ ...filters, language: null, page: 1 })}`}
            />
          ) : null
        }
      >
        {({ rows }) => (
          <Suspense fallback={<SolutionsSkeleton />}>
            <SolutionList rows={rows} stale={list.isPlaceholderData} report={report} />
          </Suspense>
        )}
      </ListPage>
      {data && (
        <p className={text('quiet', 'small')}>
          To share a solution, open <Link to={ownAcceptedAddress(title)}>one of your Accepted submissions</Link>.
        </p>
      )}
    </div>
  );
}
