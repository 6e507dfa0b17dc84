import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../../platform/api-error.ts';
import { longDateText } from '../../../../platform/format/dates.ts';
import { useSession } from '../../../../platform/session.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { stack, text, unseen } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { PodiumScene } from '../../../../ui/scenes/podium-scene.tsx';
import { resultQuery, rubricQuery } from '../api.ts';
import { NOT_OUT } from '../copy.ts';
import { podiumOf } from '../model.ts';
import { FeedbackPanel } from './feedback-panel.tsx';
import { Podium } from './podium.tsx';
import { ResultRule } from './result-rule.tsx';
import { ResultTable } from './result-table.tsx';
import { RubricList } from './rubric-list.tsx';

/** The released result of a hackathon; before it is out, what entries are judged by. */
export function Results({ event, vote }: { event: number; vote: ReactNode }) {
  const session = useSession();
  const query = useQuery(resultQuery(event));
  const rubric = useQuery(rubricQuery(event));
  return (
    <div className={stack(5)}>
      <h2 className={unseen}>Ranks</h2>
      <ListPage
        query={query}
        failure={(error) =>
          error instanceof ApiError && error.status === 404 ? (
            <EmptyState scene={<PodiumScene />} title={NOT_OUT}>
              The organizers publish them after judging.
            </EmptyState>
          ) : (
            <LoadFailure query={query} title="The results could not be loaded" />
          )
        }
      >
        {({ entries, unscored, judges, groups, releasedAt }) => {
          const podium = podiumOf(entries, groups);
          return (
            <>
              {podium.length > 0 && <Podium event={event} entries={podium} />}
              {session !== null && <FeedbackPanel event={event} />}
              <Panel title="All entries" lead={`Released on ${longDateText(releasedAt)}.`}>
                <ResultTable event={event} entries={entries} />
                {unscored.length > 0 && (
                  <p className={text('quiet', 'small', 'breaking')}>
                    Not scored: {unscored.map(({ title }) => title).join(', ')}
                  </p>
                )}
              </Panel>
              <ResultRule judges={judges} groups={groups} />
            </>
          );
        }}
      </ListPage>
      {vote}
      {rubric.data !== undefined && (
        <Panel title="What entries are judged by">
          <RubricList criteria={rubric.data.criteria} />
        </Panel>
      )}
    </div>
  );
}
