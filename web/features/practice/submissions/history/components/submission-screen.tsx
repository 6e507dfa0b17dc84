import type { Reply } from '@devorbit/contract/endpoint.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { showSubmission } from '@devorbit/contract/practice/submissions.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError, plainSentence } from '../../../../../platform/api-error.ts';
import { momentText } from '../../../../../platform/format/dates.ts';
import { backLink, card, cluster, container, pad, plainLink, stack, text } from '../../../../../ui/layout.ts';
import { problemQuery } from '../../../problems/api.ts';
import { hasVerdict, type Judging, type OpenProblem } from '../../model.ts';
import { ResultBody } from '../../results/components/result-body.tsx';
import { useErrorReport } from '../../results/components/use-error-report.ts';
import { submissionQuery } from '../api.ts';
import { LANGUAGE_NAMES, MY_SUBMISSIONS, SUBMISSION_NOT_FOUND, SUBMISSIONS_FAILURE } from '../copy.ts';
import { listAddress } from '../model.ts';
import { CodeListing } from './code-listing.tsx';
import { Resubmit } from './resubmit.tsx';
import classes from './submission-screen.module.css';

/** Below what one came for. */
const EarlierComparison = lazy(async () => ({
  default: (await import('./earlier-comparison.tsx')).EarlierComparison,
}));
const ProblemInIde = lazy(() => import('../../drafts/whole/components/problem-in-ide.tsx'));
const Standing = lazy(async () => ({ default: (await import('./standing.tsx')).Standing }));
const ShareSwitch = lazy(async () => ({
  default: (await import('../../sharing/components/share-switch.tsx')).ShareSwitch,
}));

type Shown = Reply<typeof showSubmission>;
type Props = {
  id: string;
  owner: number;
  openInIde: OpenProblem;
  /** What else is told of it, below its date. */
  note: (submission: Shown) => ReactNode;
};

/** One submission: what became of it, its code, what changed since an earlier one, and the way to send it again. */
export function SubmissionScreen({ id, owner, openInIde, note }: Props) {
  const { state } = useLocation();
  const query = useQuery(submissionQuery(id));
  return (
    <div className={`${container(4)} ${classes.page}`}>
      <Link className={backLink} to={listAddress(state)}>
        <ArrowLeft size={17} aria-hidden="true" />
        {MY_SUBMISSIONS}
      </Link>
      {query.data ? (
        <Submission submission={query.data} owner={owner} openInIde={openInIde} note={note} />
      ) : query.isPending ? (
        <div className={stack(5)} aria-busy="true">
          <Skeleton height={40} width="40%" />
          <Skeleton height={240} radius="lg" />
        </div>
      ) : (
        <Missing error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </div>
  );
}

function Submission({ submission, owner, openInIde, note }: Omit<Props, 'id'> & { submission: Shown }) {
  const problem = useQuery(problemQuery(submission.problem_id));
  const title = problem.data?.title ?? `Problem ${submission.problem_id}`;
  const phase = hasVerdict(submission.status) ? 'finished' : 'judging';
  const judging: Judging = useMemo(() => ({ phase, result: submission }), [phase, submission]);
  const report = useErrorReport(judging, submission.code);
  const option = problem.data?.languages.find(({ id }) => id === submission.language);
  return (
    <>
      <title>{`Submission: ${title} · DevOrbit`}</title>
      <header className={cluster([3, 6], { justify: 'between', align: 'end' })}>
        <div>
          <h1 className={`${text('breaking')} ${classes.title}`}>
            <Link className={plainLink} to={pathOf('problem', { id: submission.problem_id })}>
              {title}
            </Link>
          </h1>
          <p className={`${text('quiet')} ${classes.meta}`}>
            Submitted <time dateTime={submission.created_at}>{momentText(submission.created_at)}</time> in{' '}
            {LANGUAGE_NAMES[submission.language]}
          </p>
          {note(submission)}
        </div>
        <div className={cluster(3)}>
          {problem.data && option && (
            <Suspense>
              <ProblemInIde
                problem={problem.data}
                code={submission.code}
                option={option}
                open={openInIde}
                beside={`submission-${submission.submission_id.slice(0, 8)}`}
              />
            </Suspense>
          )}
          <Resubmit submission={submission} owner={owner} />
        </div>
      </header>
      <div className={classes.columns}>
        <section className={`${stack(3)} ${card('lifted')} ${pad(4)}`} aria-labelledby="result">
          <h2 className={text('section')} id="result">
            Result
          </h2>
          <ResultBody judging={judging} report={report} />
          {submission.status === 'Accepted' && (
            <Suspense>
              <Standing id={submission.submission_id} language={submission.language} />
              <ShareSwitch id={submission.submission_id} shared={submission.shared} />
            </Suspense>
          )}
        </section>
        <CodeListing code={submission.code} language={submission.language} />
      </div>
      <Suspense>
        <EarlierComparison submission={submission} />
      </Suspense>
    </>
  );
}

function Missing({ error, busy, onRetry }: { error: Error | null; busy: boolean; onRetry: () => void }) {
  const absent = error instanceof ApiError && [400, 403, 404].includes(error.status);
  return (
    <div className={`${stack(5, 'start')} ${classes.missing}`}>
      <h1 className={`${text('breaking')} ${classes.title}`} role="alert">
        {absent ? SUBMISSION_NOT_FOUND : plainSentence(error, SUBMISSIONS_FAILURE)}
      </h1>
      {!absent && (
        <Button loading={busy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
