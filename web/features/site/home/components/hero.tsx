import { pathOf } from '@devorbit/contract/path-of.ts';
import type { SearchIndex } from '@devorbit/contract/site/home.ts';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { StarField } from '../../../../ui/star-field.tsx';
import { entriesOf } from '../site-index.ts';
import { OrbitChart } from './orbit-chart.tsx';
import { SiteSearch } from './site-search.tsx';
import classes from './hero.module.css';

export function Hero({ search }: { search: SearchIndex }) {
  const index = useMemo(() => entriesOf(search), [search]);
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.sky}>
        <StarField id="hero-sky" />
      </div>
      <div className={classes.inner}>
        <div className={`${stack(5)} ${classes.words}`}>
          <h1 className={classes.title} id="hero-title">
            Solve it. <br />
            Run it. <br />
            Reach orbit.
          </h1>
          <p className={`${text('quiet', 'lead')} ${classes.lead}`}>
            Learn by doing: original problems in four languages, hints when you’re stuck, and a real judge that runs
            your code against every test.
          </p>
          <SiteSearch index={index} />
          <div className={`${cluster(3, { align: 'stretch' })} ${classes.buttons}`}>
            <ButtonLink to={pathOf('dsa-challenges')}>
              Start practising
              <ArrowRight size={18} aria-hidden="true" />
            </ButtonLink>
            <ButtonLink to={pathOf('roadmaps')} tone="plain">
              Explore roadmaps
            </ButtonLink>
          </div>
        </div>
        <OrbitChart className={classes.chart} />
      </div>
    </section>
  );
}
