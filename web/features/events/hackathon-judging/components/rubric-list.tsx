import type { Criterion } from '@devorbit/contract/events/hackathon-judging.ts';
import { cluster, stack, tag, text, unseen } from '../../../../ui/layout.ts';
import { shareText } from '../model.ts';
import classes from './rubric-list.module.css';

/** What entries are judged by: each criterion, its share, and what 1 to 5 mean. */
export const RubricList = ({ criteria }: { criteria: readonly Criterion[] }) => (
  <ul className={`${stack(3)} ${classes.list}`}>
    {criteria.map(({ number, name, lead, weight, anchors }) => (
      <li key={number} className={stack(1)}>
        <p className={cluster(2)}>
          <strong className={text('breaking')}>{name}</strong>
          <span className={tag}>{shareText(weight, criteria)}</span>
        </p>
        {lead !== '' && <p className={text('quiet', 'small', 'breaking')}>{lead}</p>}
        <details className={classes.anchors}>
          <summary className={text('small')}>
            What 1 to 5 mean<span className={unseen}> for {name}</span>
          </summary>
          <ol className={classes.meanings}>
            {anchors.map((anchor, at) => (
              <li key={at} className={text('small', 'breaking')}>
                {anchor}
              </li>
            ))}
          </ol>
        </details>
      </li>
    ))}
  </ul>
);
