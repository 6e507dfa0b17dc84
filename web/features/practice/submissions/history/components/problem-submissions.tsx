import { pathOf } from '@devorbit/contract/path-of.ts';
import type { SubmissionRow } from '@devorbit/contract/practice/submissions.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { momentText } from '../../../../../platform/format/dates.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { millisecondsText } from '../../../../../platform/format/sizes.ts';
import { useSession } from '../../../../../platform/session.ts';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { cluster, divided, pad, plainLink, stack, stretchedLink, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { CraftScene } from '../../../../../ui/scenes/craft-scene.tsx';
import { SignInPrompt } from '../../../../../ui/sign-in-prompt.tsx';
import { hasVerdict, memoryText } from '../../model.ts';
import { allSubmissionsToQuery } from '../api.ts';
import {
  KEPT_FOR_YOU,
  LANGUAGE_NAMES,
  MY_SUBMISSIONS,
  NOTHING_SUBMITTED,
  SEE_SUBMISSIONS,
  SIGN_IN_TO_SEE,
  SUBMISSIONS_FAILURE,
} from '../copy.ts';
import { VerdictMark } from './verdict-mark.tsx';
import classes from './problem-submissions.module.css';

/** One's own submissions to a problem, beside it. */
export function ProblemSubmissions({ problemId }: { problemId: number }) {
  const signedIn = useSession() !== null;
  if (signedIn) return <Own problemId={problemId} />;
  return (
    <SignInPrompt frame="bare" scene={<CraftScene />} title={SIGN_IN_TO_SEE} why={SEE_SUBMISSIONS}>
      {KEPT_FOR_YOU}
    </SignInPrompt>
  );
}

function Own({ problemId }: { problemId: number }) {
  const list = useInfiniteQuery(allSubmissionsToQuery(problemId));
  const pages = list.data?.pages ?? [];
  // A submission made meanwhile moves the others to the next page.
  const rows = [...new Map(pages.flatMap((page) => page.rows).map((row) => [row.submission_id, row])).values()];
  const total = pages.at(-1)?.total ?? 0;
  return (
    <section className={`${stack(3)} ${pad(5)}`} aria-labelledby="own-submissions">
      <div className={cluster([1, 4], { justify: 'between', align: 'baseline' })}>
        <h2 className={text('section')} id="own-submissions">
          {MY_SUBMISSIONS}
        </h2>
        <p className={`${text('quiet', 'small', 'tabular')} ${classes.count}`} role="status">
          {list.data && total > 0 && counted(total, 'submission')}
        </p>
      </div>
      <ListPage
        query={list}
        failure={SUBMISSIONS_FAILURE}
        frame="bare"
        empty={() =>
          rows.length === 0 ? (
            <EmptyState frame="bare" scene={<CraftScene />} title={NOTHING_SUBMITTED}>
              Solutions you submit appear here, with their code and verdict.
            </EmptyState>
          ) : null
        }
      >
        {() => (
          <ul className={divided}>
            {rows.map((row) => (
              <Row key={row.submission_id} row={row} />
            ))}
          </ul>
        )}
      </ListPage>
    </section>
  );
}

function Row({ row }: { row: SubmissionRow }) {
  const { pathname, search } = useLocation();
  const judged = hasVerdict(row.status) && row.status !== 'Compilation Error';
  return (
    <li className={classes.row}>
      <Link
        className={`${plainLink} ${stretchedLink}`}
        to={pathOf('submission', { id: row.submission_id })}
        state={{ list: pathname + search }}
      >
        <VerdictMark status={row.status} />
      </Link>
      <time className={text('quiet', 'fine', 'tabular')} dateTime={row.created_at}>
        {momentText(row.created_at)}
      </time>
      <p className={`${cluster([0, 4])} ${text('quiet', 'small', 'tabular')} ${classes.figures}`}>
        <span>{LANGUAGE_NAMES[row.language]}</span>
        {judged && (
          <>
            <span>{millisecondsText(row.runtime_ms)}</span>
            <span>{memoryText(row.memory_kb)}</span>
            {row.tests_total > 0 && <span>{`${row.tests_passed} of ${row.tests_total} tests`}</span>}
          </>
        )}
      </p>
    </li>
  );
}
