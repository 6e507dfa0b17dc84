import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { LEAST_FEEDBACK } from '@devorbit/contract/events/feedback-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../../platform/format/plurals.ts';
import { divided, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Meter } from '../../../../ui/meter.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { feedbackQuery } from '../api.ts';
import { starsText } from '../copy.ts';
import classes from './feedback-panel.module.css';

/** What those who came thought of an event: for organizers. */
export function FeedbackPanel({ event }: { event: EventDetail }) {
  const query = useQuery(feedbackQuery(event.id));
  return (
    <Panel title="Feedback" lead="Everyone who came is asked after the event. You’ll see their answers without names.">
      <ListPage query={query} failure="The feedback could not be loaded" frame="line">
        {({ summary }) => {
          if (summary === null || summary.count === 0) return <p className={text('quiet')}>No feedback yet.</p>;
          const { count, stars, average, texts } = summary;
          if (stars === null || average === null)
            return (
              <p className={text('quiet')}>
                {counted(count, 'answer')} so far. You can read them once there are {LEAST_FEEDBACK}, so nobody can be
                recognized.
              </p>
            );
          return (
            <div className={stack(4)}>
              <p>
                <strong className={text('lead', 'tabular')}>{average.toFixed(1)}</strong> of 5 stars ·{' '}
                {counted(count, 'answer')}
              </p>
              <dl className={`${stack(1)} ${classes.tallies}`}>
                {stars
                  .map((given, at) => ({ given, stars: at + 1 }))
                  .toReversed()
                  .map((one) => (
                    <div key={one.stars} className={classes.tally}>
                      <dt className={text('small')}>{starsText(one.stars)}</dt>
                      <dd className={classes.count}>
                        <Meter part={one.given / count} />
                        <span className={text('small', 'tabular')}>{one.given}</span>
                      </dd>
                    </div>
                  ))}
              </dl>
              {texts.length > 0 && (
                <ul className={`${stack(0)} ${divided} ${classes.texts}`} aria-label="Comments">
                  {texts.map((one, at) => (
                    <li key={at} className={classes.text}>
                      <p className={`${text('breaking')} ${classes.prose}`}>{one.text}</p>
                      <p className={text('quiet', 'fine')}>{starsText(one.stars)}</p>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          );
        }}
      </ListPage>
    </Panel>
  );
}
