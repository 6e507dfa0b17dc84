import { cluster, stack, tag, text } from '../../../../../ui/layout.ts';
import classes from './portal.module.css';

type Listed = { id: string; title: string; type: string; url: string; free?: boolean; description?: string };

/** Where one can read on: pages of others, each with what it is. */
export function ResourceList({ resources }: { resources: readonly Listed[] }) {
  if (resources.length === 0) return <p className={text('quiet')}>Nothing here yet.</p>;
  return (
    <ul className={`${stack(3)} ${classes.bare}`}>
      {resources.map(({ id, title, type, url, free, description }) => (
        <li key={id} className={stack(1)}>
          <span className={cluster(2)}>
            <a href={url} rel="noreferrer" target="_blank">
              {title}
            </a>
            <span className={tag}>{type}</span>
            {free === false && <span className={tag}>paid</span>}
          </span>
          {description && <span className={text('quiet', 'small')}>{description}</span>}
        </li>
      ))}
    </ul>
  );
}
