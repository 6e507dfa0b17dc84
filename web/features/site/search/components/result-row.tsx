import { searchNames } from '@devorbit/contract/kinds.ts';
import type { SearchResult } from '@devorbit/contract/site/search.ts';
import { Link } from 'react-router';
import { plainLink, row, stack, stretchedLink, text } from '../../../../ui/layout.ts';
import { Marked } from '../../../../ui/marked.tsx';
import { KindIcon } from './kind-icon.tsx';
import classes from './result-row.module.css';

/** One result: all of it leads on, and its title is the link. */
export const ResultRow = ({ result }: { result: SearchResult }) => (
  <article className={`${row(4, { align: 'stretch' })} ${classes.row}`}>
    <span className={classes.icon}>
      <KindIcon kind={result.kind} size={20} />
    </span>
    <div className={`${stack(1)} ${text('breaking')} ${classes.text}`}>
      <h2 className={classes.title}>
        <Link className={`${plainLink} ${stretchedLink}`} to={result.link}>
          <Marked text={result.title} marks={result.title_marks} />
        </Link>
      </h2>
      <p className={text('quiet', 'fine')}>
        {searchNames(result.kind)[0]}
        {result.note !== '' && ` · ${result.note}`}
      </p>
      {result.excerpt !== '' && (
        <p className={`${text('quiet', 'small')} ${classes.excerpt}`}>
          <Marked text={result.excerpt} marks={result.excerpt_marks} />
        </p>
      )}
    </div>
  </article>
);
