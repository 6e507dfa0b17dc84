import { listedPages } from '@devorbit/contract/listed-pages.ts';
import { Link } from 'react-router';
import { card, cardLink, grid, pad, stack, text } from '../../../../ui/layout.ts';
import { pageOptions } from '../options.ts';
import classes from './popular-pages.module.css';

const texts = new Map(listedPages.map(({ path, text }) => [path, text]));

/** Where to go while nothing is asked. */
export const PopularPages = () => (
  <section className={stack(4)} aria-labelledby="popular-pages">
    <h2 className={`${text('quiet', 'small')} ${classes.title}`} id="popular-pages">
      Or go straight to
    </h2>
    <ul className={`${grid(4)} ${classes.list}`}>
      {pageOptions('', null).map((option) =>
        'to' in option ? (
          <li key={option.id}>
            <Link className={`${card()} ${cardLink} ${pad(5)} ${stack(1)} ${classes.link}`} to={option.to}>
              <span className={classes.name}>{option.title}</span>
              <span className={text('quiet', 'small')}>{texts.get(option.to)}</span>
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  </section>
);
