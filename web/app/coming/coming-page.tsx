import type { ComingPage } from '@devorbit/contract/coming-pages.ts';
import type { ComingTexts } from '@devorbit/contract/site/coming.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { scenes } from './scenes.ts';
import classes from './coming-page.module.css';

/** What an area will be, and what exists today. */
export function ComingScreen({ page, texts }: { page: ComingPage; texts: ComingTexts }) {
  const Picture = scenes[page.scene];
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div className={classes.words}>
          <p className={classes.state}>Coming soon</p>
          <h1 className={classes.title}>{page.heading}</h1>
          <p className={classes.lead}>{texts.lead}</p>
        </div>
        <Picture size="large" />
      </header>
      <div className={classes.parts}>
        <section aria-labelledby="plans">
          <h2 className={classes.heading} id="plans">
            What’s coming
          </h2>
          <ul className={classes.plans}>
            {texts.plans.map((plan) => (
              <li className={classes.plan} key={plan}>
                {plan}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="today">
          <h2 className={classes.heading} id="today">
            Try today
          </h2>
          <ul className={classes.offers}>
            {texts.today.map(({ to, label, text }) => (
              <li key={to}>
                <Link className={classes.offer} to={to}>
                  <span className={classes.label}>
                    {label}
                    <ArrowRight className={classes.arrow} size={17} aria-hidden="true" />
                  </span>
                  <span className={classes.text}>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
