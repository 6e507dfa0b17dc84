import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { divided, plainLink, row, stack, text } from '../../../../ui/layout.ts';
import classes from './practice-ways.module.css';

const ways = [
  { to: pathOf('practice'), title: 'All problems', lead: 'Filter by difficulty and tag. Solve in four languages.' },
  {
    to: pathOf('collections'),
    title: 'Study plans',
    lead: 'The right problems in the right order, by topic and by pattern.',
  },
  {
    to: `${pathOf('practice')}?tab=ai`,
    title: 'AI Challenges',
    lead: 'Get a brand-new problem, checked by the judge.',
  },
  {
    to: `${pathOf('practice')}?tab=community`,
    title: 'Community Problems',
    lead: 'Problems written by members, yours included.',
  },
  { to: `${pathOf('practice')}?tab=leaderboard`, title: 'Leaderboard', lead: 'See where your points put you, live.' },
  {
    to: pathOf('submissions'),
    title: 'My submissions',
    lead: 'Every verdict with its code, to compare and resubmit.',
  },
];

/** From the challenge on to the rest of the practice area. */
export function PracticeWays() {
  return (
    <section className={stack(4)} aria-labelledby="ways">
      <h2 className={text('part')} id="ways">
        Keep practising
      </h2>
      <ul className={`${divided} ${classes.list}`}>
        {ways.map(({ to, title, lead }) => (
          <li key={to}>
            <Link className={`${plainLink} ${classes.way}`} to={to}>
              <span className={`${row(2)} ${text('strong')} ${classes.title}`}>
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
