import type { ProblemVersion } from '@devorbit/contract/practice/versions.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { plainSentence } from '../../../../platform/api-error.ts';
import { momentText } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { cluster, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { rejudgeQuery } from '../api.ts';
import { REJUDGE_FAILURE, STALE, STATE_NAMES } from '../copy.ts';
import { isStale, summaryText, type View } from '../model.ts';
import { RejudgeActions } from './rejudge-actions.tsx';
import { RejudgeRows, type VerdictMark } from './rejudge-rows.tsx';
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
  if (!rejudge)
    return (
      <>
        <Message tone="bad">{plainSentence(query.error, REJUDGE_FAILURE)}</Message>
        <div>
          <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      </>
    );
  const { state, judged, total, version, username, created_at } = rejudge;
  return (
    <>
      <div>
        <p className={`${cluster([1, 2], { align: 'baseline' })} ${text('quiet', 'small')}`}>
          <span className={classes.state} data-state={state}>
            {STATE_NAMES[state]}
          </span>
          Against version {version}, started {username !== null && `by @${username} `}
          <time dateTime={created_at}>{momentText(created_at)}</time>
        </p>
        <p className={classes.summary} role="status">
          {state === 'judging' ? 'Rejudging…' : summaryText(rejudge)}
        </p>
        {state === 'judging' && (
          <div className={classes.progress}>
            <progress aria-label="Rejudged" value={judged} max={total} />
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
