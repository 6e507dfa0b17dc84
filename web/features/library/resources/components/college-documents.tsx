import { pathOf } from '@devorbit/contract/path-of.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { documentSizeText } from '../../../../platform/format/file-sizes.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Kit } from '../../../../ui/kit.tsx';
import { divided, row, stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { latestQuery } from '../api.ts';
import { LOAD_FAILED } from '../copy.ts';
import { rowsOf } from '../model.ts';
import { TypeTile } from './type-tile.tsx';
import { WaitingRows } from './waiting-rows.tsx';
import classes from './college-documents.module.css';

/** The newest documents of a college, and the way to all of them. */
export const CollegeDocuments = ({ slug }: { slug: string }) => (
  <Kit>
    <Documents slug={slug} />
  </Kit>
);

function Documents({ slug }: { slug: string }) {
  const list = useInfiniteQuery(latestQuery({ college: slug }));
  if (list.isPending) return <WaitingRows rows={3} />;
  if (list.isError) return <LoadFailure query={list} title={LOAD_FAILED} said="title" frame="line" />;
  const rows = rowsOf(list.data.pages);
  if (rows.length === 0)
    return (
      <p className={text('quiet')}>
        No documents from this college yet. See what is in the <Link to={pathOf('resources')}>Resource Hub</Link>.
      </p>
    );
  return (
    <div className={stack(4, 'start')}>
      <ul className={`${divided} ${classes.list}`}>
        {rows.map(({ id, title, file_type, size, resource_type, subject, semester }) => (
          <li className={`${row(4)} ${classes.row}`} key={id}>
            <TypeTile type={file_type} />
            <div className={stack(1)}>
              <Link className={text('strong', 'breaking')} to={pathOf('resource', { id })}>
                {title}
              </Link>
              <span className={text('quiet', 'small')}>
                {[resource_type, subject, `Semester ${semester}`, documentSizeText(size)].join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink tone="plain" size="small" to={`${pathOf('resources')}?college=${slug}`}>
        All documents from this college
      </ButtonLink>
    </div>
  );
}
