import type { Feature } from '@devorbit/contract/site/home.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { FeatureGlyph } from './feature-glyph.tsx';
import { ProblemCards } from './problem-cards.tsx';
import classes from './feature-grid.module.css';

/** The six rooms of the house, the practice area largest. Each card is one link. */
export function FeatureGrid({ features }: { features: Feature[] }) {
  return (
    <section className={classes.section} aria-labelledby="features-title">
      <div className={classes.words}>
        <h2 className={classes.title} id="features-title">
          One system, six worlds
        </h2>
        <p className={classes.lead}>Practice is open. The others are being built, and each page says how far it is.</p>
      </div>
      <ul className={classes.grid}>
        {features.map(({ id, title, text, to, soon }) => (
          <li className={id === 'challenges' ? classes.large : classes.card} key={id}>
            <div className={classes.top}>
              <FeatureGlyph id={id} />
              {soon && <span className={classes.soon}>Being built</span>}
            </div>
            <h3 className={classes.name}>
              <Link className={classes.link} to={to}>
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
