import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { features } from '../features.ts';
import { FeatureGlyph } from './feature-glyph.tsx';
import { ProblemTickets } from './problem-tickets.tsx';
import classes from './feature-grid.module.css';

const openFirst = features.toSorted((a, b) => Number(b.to !== undefined) - Number(a.to !== undefined));

export function FeatureGrid() {
  return (
    <section className={classes.section} aria-labelledby="features-title">
      <div className={classes.words}>
        <h2 className={classes.title} id="features-title">
          One system, taking shape
        </h2>
        <p className={classes.lead}>
          The practice area is open. The rest is being built, and opens here piece by piece.
        </p>
      </div>
      <ul className={classes.grid}>
        {openFirst.map(({ id, title, text, to }) =>
          to ? (
            <li className={classes.open} key={id}>
              <div className={classes.openWords}>
                <FeatureGlyph id={id} />
                <h3 className={classes.openName}>
                  <Link className={classes.link} to={to}>
                    {title}
                    <ArrowRight className={classes.arrow} size={24} aria-hidden="true" />
                  </Link>
                </h3>
                <p className={classes.openText}>{text}</p>
              </div>
              <ProblemTickets />
            </li>
          ) : (
            <li className={classes.card} key={id}>
              <div className={classes.top}>
                <FeatureGlyph id={id} />
                <span className={classes.soon}>In preparation</span>
              </div>
              <h3 className={classes.name}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
