import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import classes from './practice-ways.module.css';

const ways = [
  { to: pathOf('practice'), title: 'All problems', text: 'Choose by difficulty and tag, in four languages.' },
  {
    to: `${pathOf('practice')}?tab=ai`,
    title: 'AI Challenges',
    text: 'A new problem on request, checked by the judge.',
  },
  {
    to: `${pathOf('practice')}?tab=community`,
    title: 'Community Problems',
    text: 'What others have written, and your own.',
  },
  { to: `${pathOf('practice')}?tab=leaderboard`, title: 'Leaderboard', text: 'Where your points put you, live.' },
  {
    to: pathOf('submissions'),
    title: 'My submissions',
    text: 'Every verdict and its code, to compare and send again.',
  },
];

/** From the challenge on to the rest of the practice area. */
export function PracticeWays() {
  return (
    <section className={classes.section} aria-labelledby="ways">
      <h2 className={classes.heading} id="ways">
        Go on practising
      </h2>
      <ul className={classes.list}>
        {ways.map(({ to, title, text }) => (
          <li key={to}>
            <Link className={classes.way} to={to}>
              <span className={classes.title}>
                {title}
                <ArrowRight size={17} aria-hidden="true" />
              </span>
              <span className={classes.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
