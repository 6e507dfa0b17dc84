import type { TeachingPage } from '@devorbit/contract/learning/concepts.ts';
import { Link } from 'react-router';
import { stack, text } from '../../../../../ui/layout.ts';
import { pageText } from '../model.ts';
import classes from './teaching-pages.module.css';

type Props = {
  /** Of its heading, which is of this rank. */
  id: string;
  as: 'h2' | 'h3';
  pages: readonly TeachingPage[];
};

/** Lessons, guides, code-alongs and projects to learn a concept by. */
export function TeachingPages({ id, as: Heading, pages }: Props) {
  if (pages.length === 0) return null;
  return (
    <section className={stack(2)} aria-labelledby={id}>
      <Heading className={text('section')} id={id}>
        Learn it
      </Heading>
      <ul className={classes.pages}>
        {pages.map((page) => (
          <li key={page.link}>
            <Link to={page.link}>{page.title}</Link>
            <span className={text('quiet', 'fine')}>{pageText(page)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
