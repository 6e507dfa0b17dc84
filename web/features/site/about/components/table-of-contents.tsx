import type { AboutSectionId } from '@devorbit/contract/site/about.ts';
import { text } from '../../../../ui/layout.ts';
import { ON_THIS_PAGE, PART_NAMES } from '../copy.ts';
import { useCurrentPart } from './use-current-part.ts';
import classes from './table-of-contents.module.css';

/** The parts of the page: beside them on wide screens, where it stays in sight; above them as a jump list on phones. */
export function TableOfContents({ ids }: { ids: readonly AboutSectionId[] }) {
  const current = useCurrentPart();
  return (
    <nav className={classes.contents} aria-label={ON_THIS_PAGE}>
      <p className={`${text('quiet', 'fine', 'strong')} ${classes.title}`} aria-hidden="true">
        {ON_THIS_PAGE}
      </p>
      <ol className={classes.list}>
        {ids.map((id) => (
          <li key={id}>
            <a className={classes.link} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {PART_NAMES[id]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
