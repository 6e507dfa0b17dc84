import { Button } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { StarField } from '../../../ui/star-field.tsx';
import { OrbitChart } from './orbit-chart.tsx';
import { SiteSearch } from './site-search.tsx';
import classes from './hero.module.css';

export function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.sky}>
        <StarField id="hero-sky" />
      </div>
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 className={classes.title} id="hero-title">
            Solve it. <br />
            Run it. <br />
            Reach orbit.
          </h1>
          <p className={classes.lead}>
            Practise algorithms on original problems, in JavaScript, Python, Java or C++. Our judge compiles your code,
            runs it against every test, and shows you exactly where it stands.
          </p>
          <div className={classes.buttons}>
            <Button
              component={Link}
              to="/dsa-challenges"
              size="lg"
              rightSection={<ArrowRight size={19} aria-hidden="true" />}
            >
              Start practising
            </Button>
          </div>
          <SiteSearch />
        </div>
        <OrbitChart className={classes.chart} />
      </div>
    </section>
  );
}
