import type { ComingPage } from '@devorbit/contract/coming-pages.ts';
import type { ComingTexts } from '@devorbit/contract/site/coming.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { card, cardLink, container, divided, row, stack, tag, text } from '../../ui/layout.ts';
import { scenes } from './scenes.ts';
import classes from './coming-page.module.css';

/** What an area will be, and what exists today. */
export function ComingScreen({ page, texts }: { page: ComingPage; texts: ComingTexts }) {
  const Picture = scenes[page.scene];
  return (
    <div className={`${container(7)} ${classes.page}`}>
      <header className={classes.head}>
        <div className={stack(4, 'start')}>
          <p className={tag} data-tone="signal">
            Coming soon
          </p>
          <h1 className={text('page', 'breaking')}>{page.heading}</h1>
          <p className={`${text('quiet', 'lead')} ${classes.lead}`}>{texts.lead}</p>
        </div>
        <Picture size="large" />
      </header>
      <div className={classes.parts}>
        <section aria-labelledby="plans">
          <h2 className={`${text('part')} ${classes.heading}`} id="plans">
            What’s coming
          </h2>
          <ul className={`${stack(0)} ${divided}`}>
            {texts.plans.map((plan) => (
              <li className={classes.plan} key={plan}>
                {plan}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="today">
          <h2 className={`${text('part')} ${classes.heading}`} id="today">
            Try today
          </h2>
          <ul className={stack(3)}>
            {texts.today.map(({ to, label, text: what }) => (
              <li key={to}>
                <Link className={`${card('lifted')} ${cardLink} ${stack(1)} ${classes.offer}`} to={to}>
                  <span className={`${row(3, { justify: 'between' })} ${text('strong')} ${classes.label}`}>
                    {label}
                    <ArrowRight className={classes.arrow} size={17} aria-hidden="true" />
                  </span>
                  <span className={text('quiet', 'small')}>{what}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
