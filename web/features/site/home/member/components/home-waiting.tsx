import type { ComponentProps } from 'react';
import { container } from '../../../../../ui/layout.ts';
import { HomeHead } from './home-head.tsx';
import classes from './member-home.module.css';

const cards = [classes.lead, classes.daily, classes.streak, classes.forYou, classes.news];

/** The home without its contents, and as tall. */
export function HomeWaiting(head: Pick<ComponentProps<typeof HomeHead>, 'user'>) {
  return (
    <div className={container(5)} aria-busy="true">
      <HomeHead {...head} />
      <div className={classes.grid} aria-hidden="true">
        {cards.map((place) => (
          <div className={`${classes.card} ${place}`} key={place}>
            <span className={classes.bone} />
            <span className={classes.bone} data-wide />
            <span className={classes.bone} />
          </div>
        ))}
      </div>
    </div>
  );
}
