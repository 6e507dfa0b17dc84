import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { useWide } from '../../../../../platform/use-wide.ts';
import { stack, tag, text } from '../../../../../ui/layout.ts';
import { useProgress } from '../../progress/state.ts';
import { categoryPercent, type PortalFramework } from '../model.ts';
import classes from './portal.module.css';

type Props = {
  frameworks: readonly PortalFramework[];
  framework: string | null;
  category: string | null;
  recent: string | undefined;
};

/** Beside the levels: all frameworks, and the categories of the chosen one with their progress; folded on a small screen. */
export function PortalSide({ frameworks, framework, category, recent }: Props) {
  const kept = useProgress();
  const wide = useWide();
  return (
    <details
      className={`${stack(2)} ${classes.side} ${framework === null ? classes.doubled : ''}`}
      open={wide || undefined}
    >
      <summary>Frameworks</summary>
      <nav aria-label="Frameworks">
        <ul>
          {frameworks.map(({ id, name, categories }) => (
            <li key={id}>
              <Link
                to={`${pathOf('portal')}?${new URLSearchParams({ framework: id })}`}
                aria-current={framework === id && category === null ? 'page' : undefined}
              >
                {name}
                {recent === id && <span className={tag}>Recent</span>}
              </Link>
              {framework === id && (
                <ul>
                  {categories.map((each) => (
                    <li key={each.id}>
                      <Link
                        to={`${pathOf('portal')}?${new URLSearchParams({ framework: id, category: each.id })}`}
                        aria-current={category === each.id ? 'page' : undefined}
                      >
                        {each.name}
                        <span className={text('quiet', 'small')}>{categoryPercent(kept, id, each)}%</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
