import { useQuery } from '@tanstack/react-query';
import { divided, stack, text } from '../../../../ui/layout.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { feedbackQuery } from '../api.ts';
import { scoreText } from '../model.ts';
import classes from './feedback-panel.module.css';

/** What judges gave and wrote to the reader’s team; nothing for who has none. */
export function FeedbackPanel({ event }: { event: number }) {
  const { data } = useQuery(feedbackQuery(event));
  if (data === undefined || data.entry === null) return null;
  const { entry, criteria, judges } = data;
  return (
    <Panel title={`What the judges gave ${entry.title}`} lead="Only your team sees this.">
      {judges.length === 0 ? (
        <p className={text('quiet')}>No judge scored your entry.</p>
      ) : (
        <ul className={`${stack(0)} ${divided} ${classes.judges}`}>
          {judges.map(({ label, points, score, note }) => (
            <li key={label} className={`${stack(2)} ${classes.judge}`}>
              <p className={text('strong')}>
                Judge {label}: {scoreText(score)}
              </p>
              <dl className={classes.points}>
                {criteria.map(({ number, name }) => (
                  <div key={number}>
                    <dt>{name}</dt>
                    <dd>{points[number] ?? '–'} of 5</dd>
                  </div>
                ))}
              </dl>
              {note !== '' && <p className={`${text('breaking')} ${classes.note}`}>{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
