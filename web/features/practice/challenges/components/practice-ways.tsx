import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { stack, text } from '../../../../ui/layout.ts';
import classes from './practice-ways.module.css';

const ways = [
  { to: pathOf('practice'), title: 'All problems', lead: 'Choose by difficulty and tag, in four languages.' },
  {
    to: `${pathOf('practice')}?tab=ai`,
    title: 'AI Challenges',
    lead: 'A new problem on request, checked by the judge.',
  },
  {
    to: `${pathOf('practice')}?tab=community`,
    title: 'Community Problems',
    lead: 'What others have written, and your own.',
  },
  { to: `${pathOf('practice')}?tab=leaderboard`, title: 'Leaderboard', lead: 'Where your points put you, live.' },
  {
    to: pathOf('submissions'),
    title: 'My submissions',
    lead: 'Every verdict and its code, to compare and send again.',
  },
];

/** From the challenge on to the rest of the practice area. */
export function PracticeWays() {
  return (
    <section className={stack(4)} aria-labelledby="ways">
      <h2 className={text('part')} id="ways">
        Go on practising
      </h2>
      <ul className={classes.list}>
        {ways.map(({ to, title, lead }) => (
          <li key={to}>
            <Link className={classes.way} to={to}>
              <span className={classes.title}>
                {title}
                <ArrowRight size={17} aria-hidden="true" />
              </span>
              <span className={text('quiet')}>{lead}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
