import type { ProblemVersion } from '@devorbit/contract/practice/versions.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Message } from '../../../../ui/message.tsx';
import { rejudgeQuery } from '../api.ts';
import { REJUDGE_FAILURE, STALE, STATE_NAMES } from '../copy.ts';
import { isStale, summaryText, type View } from '../model.ts';
import { RejudgeActions } from './rejudge-actions.tsx';
import { RejudgeRows, type VerdictMark } from './rejudge-rows.tsx';
import progress from '../../../../ui/progress.module.css';
import classes from './rejudge-preview.module.css';

type Props = {
  id: string;
  view: View;
  problemId: number;
  versions: readonly ProblemVersion[];
  mark: VerdictMark;
};

/** How far a rejudge has come, what it changes, and what can be done with it. */
export function RejudgePreview({ id, view, problemId, versions, mark }: Props) {
  const query = useQuery(rejudgeQuery(id, view));
  if (query.isPending) return <Skeleton height={160} radius="md" />;
  const rejudge = query.data;
  if (!rejudge) return <LoadFailure query={query} title={REJUDGE_FAILURE} frame="line" />;
  const { state, judged, total, version, username, created_at } = rejudge;
  return (
    <>
      <div className={stack(3)}>
        <p className={`${cluster([1, 2], { align: 'baseline' })} ${text('quiet', 'small')}`}>
          <span className={classes.state} data-state={state}>
            {STATE_NAMES[state]}
          </span>
          Against version {version}, started {username !== null && `by @${username} `}
          <time dateTime={created_at}>{momentText(created_at)}</time>
        </p>
        <p className={text('lead', 'strong')} role="status">
          {state === 'judging' ? 'Rejudging…' : summaryText(rejudge)}
        </p>
        {state === 'judging' && (
          <div className={`${stack(2)} ${text('quiet', 'small', 'tabular')}`}>
            <progress className={progress.bar} aria-label="Rejudged" value={judged} max={total} />
            <p>
              {numberText(judged)} of {numberText(total)} judged. So far: {summaryText(rejudge)}
            </p>
          </div>
        )}
      </div>
      {isStale(rejudge, versions) && <Message tone="bad">{STALE}</Message>}
      <RejudgeActions rejudge={rejudge} view={view} problemId={problemId} stale={isStale(rejudge, versions)} />
      <RejudgeRows rejudge={rejudge} view={view} stale={query.isPlaceholderData} mark={mark} />
    </>
  );
}
