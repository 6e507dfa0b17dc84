import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { figures, stack, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Meter } from '../../../../../ui/meter.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { stateNames, states as allStates } from '../../registration/copy.ts';
import { dashboardQuery } from '../api.ts';
import classes from './dashboard-panel.module.css';

const answerNames: Record<string, string> = { yes: 'Yes', no: 'No' };

/** How an event stands: places, states, arrivals, marks, and how questions were answered. */
export function DashboardPanel({ event }: { event: EventDetail }) {
  const query = useQuery(dashboardQuery(event.id));
  return (
    <Panel title="Overview">
      <ListPage query={query} failure="The figures could not be loaded" frame="line">
        {({ states, capacity, taken, arrived, arrivedLate, noShows, interested, saved, answers }) => (
          <div className={stack(4)}>
            <dl className={`${figures} ${classes.figures}`}>
              <div>
                <dt>Places taken</dt>
                <dd>{capacity === 0 ? numberText(taken) : `${numberText(taken)} of ${numberText(capacity)}`}</dd>
              </div>
              <div>
                <dt>Arrived</dt>
                <dd>{numberText(arrived.seats)}</dd>
              </div>
              {arrived.seats > 0 && (
                <div>
                  <dt>After the start</dt>
                  <dd>{numberText(arrivedLate.seats)}</dd>
                </div>
              )}
              {noShows !== null && (
                <div>
                  <dt>Didn’t come</dt>
                  <dd>{numberText(noShows.seats)}</dd>
                </div>
              )}
              {allStates.map((state) => (
                <div key={state}>
                  <dt>{stateNames[state]}</dt>
                  <dd>{numberText(states[state].people)}</dd>
                </div>
              ))}
              <div>
                <dt>Interested</dt>
                <dd>{numberText(interested)}</dd>
              </div>
              <div>
                <dt>Saved</dt>
                <dd>{numberText(saved)}</dd>
              </div>
            </dl>
            {answers.map(({ id, text: question, given, tallies }) => (
              <div key={id} className={stack(1)}>
                <p className={text('strong', 'breaking')}>{question}</p>
                <p className={text('quiet', 'small')}>{counted(given, 'answer')}</p>
                {tallies.map(({ answer, count }) => (
                  <p key={answer} className={classes.tally}>
                    <span className={text('small', 'breaking')}>{answerNames[answer] ?? answer}</span>
                    <Meter part={given === 0 ? 0 : count / given} />
                    <span className={text('small', 'tabular')}>{count}</span>
                  </p>
                ))}
              </div>
            ))}
          </div>
        )}
      </ListPage>
    </Panel>
  );
}
