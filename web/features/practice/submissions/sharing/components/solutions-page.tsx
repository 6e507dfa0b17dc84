import { pathOf } from '@devorbit/contract/path-of.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { NoSuchPage } from '../../../../../ui/no-such-page.tsx';
import { Pager } from '../../../../../ui/pager.tsx';
import { problemQuery } from '../../../problems/api.ts';
import { SOLUTIONS_OF_OTHERS } from '../../../problems/copy.ts';
import { languageIds } from '../../drafts/model.ts';
import { LANGUAGE_NAMES } from '../../history/copy.ts';
import { solutionsQuery } from '../api.ts';
import { ownAcceptedAddress, solutionAddress, solutionFilters, solutionPages } from '../model.ts';
import { type ReportSolution, SolutionList } from './solution-list.tsx';
import { NoSolutions, SolutionsRefused, SolutionsSkeleton } from './solutions-notices.tsx';
import classes from './solutions-page.module.css';

/** Solutions of a problem that their authors share, for who has solved it. */
export function SolutionsPage({ problemId, report }: { problemId: number; report: ReportSolution }) {
  const [params, setParams] = useSearchParams();
  const filters = solutionFilters(params);
  const problem = useQuery(problemQuery(problemId));
  const list = useQuery(solutionsQuery(problemId, filters));
  const title = problem.data?.title ?? `Problem ${problemId}`;
  const { data } = list;
  const addressOf = (page: number) => `?${solutionAddress({ ...filters, page })}`;
  const beyond = data !== undefined && data.rows.length === 0 && data.total > 0;
  return (
    <div className={classes.page}>
      <title>{`${SOLUTIONS_OF_OTHERS}: ${title} · DevOrbit`}</title>
      <Link className={classes.back} to={pathOf('problem', { id: problemId })}>
        <ArrowLeft size={17} aria-hidden="true" />
        {title}
      </Link>
      <header className={classes.head}>
        <h1 className={classes.title}>{SOLUTIONS_OF_OTHERS}</h1>
        <p className={classes.count} role="status">
          {data && `${data.total.toLocaleString('en')} ${data.total === 1 ? 'solution' : 'solutions'}`}
        </p>
        {data && (
          <NativeSelect
            className={classes.filter}
            size="md"
            aria-label="Language"
            value={filters.language ?? ''}
            onChange={({ currentTarget }) => {
              const language = languageIds.find((one) => one === currentTarget.value) ?? null;
              setParams(solutionAddress({ language, page: 1 }), { replace: true, preventScrollReset: true });
            }}
            data={[
              { value: '', label: 'All languages' },
              ...languageIds.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
            ]}
          />
        )}
      </header>
      {list.isPending || (beyond && list.isPlaceholderData) ? (
        <SolutionsSkeleton />
      ) : !data ? (
        <SolutionsRefused
          problemId={problemId}
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : data.rows.length > 0 ? (
        <SolutionList rows={data.rows} stale={list.isPlaceholderData} report={report} />
      ) : beyond ? (
        <NoSuchPage page={filters.page} first={addressOf(1)} />
      ) : (
        <NoSolutions filtered={filters.language !== null} />
      )}
      {data && (
        <>
          {!beyond && (
            <Pager
              label="Pages of solutions"
              page={filters.page}
              pages={solutionPages(data.total)}
              addressOf={addressOf}
            />
          )}
          <p className={classes.own}>
            To share a solution, open <Link to={ownAcceptedAddress(title)}>one of your Accepted submissions</Link>.
          </p>
        </>
      )}
    </div>
  );
}
