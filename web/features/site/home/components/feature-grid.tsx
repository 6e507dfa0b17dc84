import type { Feature } from '@devorbit/contract/site/home.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { container, plainLink, row, stack, stretchedLink, tag, text } from '../../../../ui/layout.ts';
import { FeatureGlyph } from './feature-glyph.tsx';
import { ProblemCards } from './problem-cards.tsx';
import classes from './feature-grid.module.css';
import page from './section.module.css';

/** The six areas, practice the largest. Each card is one link. */
export function FeatureGrid({ features }: { features: Feature[] }) {
  return (
    <section className={`${container(7)} ${page.section}`} aria-labelledby="features-title">
      <div className={stack(4)}>
        <h2 className={text('page')} id="features-title">
          One place to learn and practise
        </h2>
        <p className={text('quiet', 'lead')}>
          Practice is open today. The rest is on its way, and each page shows what’s coming.
        </p>
      </div>
      <ul className={classes.grid}>
        {features.map(({ id, title, text, to, soon }) => (
          <li className={id === 'challenges' ? classes.large : classes.card} key={id}>
            <div className={row(0, { justify: 'between', align: 'start' })}>
              <FeatureGlyph id={id} />
              {soon && <span className={tag}>Coming soon</span>}
            </div>
            <h3 className={classes.name}>
              <Link className={`${plainLink} ${stretchedLink}`} to={to}>
                {title}
                <ArrowRight className={classes.arrow} size={20} aria-hidden="true" />
              </Link>
            </h3>
            <p className={classes.text}>{text}</p>
            {id === 'challenges' && <ProblemCards />}
          </li>
        ))}
      </ul>
    </section>
  );
}
