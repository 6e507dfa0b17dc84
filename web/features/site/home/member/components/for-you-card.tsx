import { pathOf } from '@devorbit/contract/path-of.ts';
import type { MemberHome } from '@devorbit/contract/site/home.ts';
import { Link } from 'react-router';
import { clamp, divided, plainLink, stack, stretchedLink, text } from '../../../../../ui/layout.ts';
import { DifficultyBadge } from '../../components/difficulty-badge.tsx';
import { FOR_YOU, NO_MORE_FOR_YOU } from '../copy.ts';
import classes from './member-home.module.css';

/** Problems that suit the learner, each with its reason. */
export function ForYouCard({ recommendations }: { recommendations: MemberHome['for_you'] }) {
  return (
    <section className={`${classes.card} ${classes.forYou}`} aria-labelledby="home-for-you">
      <h3 className={classes.heading} id="home-for-you">
        {FOR_YOU}
      </h3>
      {recommendations.length === 0 ? (
        <p className={text('quiet', 'small')}>{NO_MORE_FOR_YOU}</p>
      ) : (
        <ul className={`${stack(0)} ${divided}`}>
          {recommendations.map(({ problem, reason }) => (
            <li className={classes.row} key={problem.id}>
              <div className={classes.words}>
                <p className={`${clamp} ${text('strong')} ${classes.line}`}>
                  <Link className={`${plainLink} ${stretchedLink}`} to={pathOf('problem', { id: problem.id })}>
                    {problem.title}
                  </Link>
                </p>
                <p className={`${clamp} ${text('quiet', 'small')} ${classes.reason}`}>{reason}</p>
              </div>
              <DifficultyBadge name={problem.difficulty} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
