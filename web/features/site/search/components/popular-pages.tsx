import { listedPages } from '@devorbit/contract/listed-pages.ts';
import { Link } from 'react-router';
import { pageOptions } from '../options.ts';
import classes from './popular-pages.module.css';

const texts = new Map(listedPages.map(({ path, text }) => [path, text]));

/** Where to go while nothing is asked. */
export const PopularPages = () => (
  <section className={classes.pages} aria-labelledby="popular-pages">
    <h2 className={classes.title} id="popular-pages">
      Or go straight to
    </h2>
    <ul className={classes.list}>
      {pageOptions('', null).map((option) =>
        'to' in option ? (
          <li key={option.id}>
            <Link className={classes.link} to={option.to}>
              <span className={classes.name}>{option.title}</span>
              <span className={classes.text}>{texts.get(option.to)}</span>
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  </section>
);
