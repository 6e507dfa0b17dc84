import type { PublicProfile } from '@devorbit/contract/community/profiles.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { cluster, divided, stack, text } from '../../../../../ui/layout.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import { VisibilityMark } from './visibility-mark.tsx';
import classes from './public-profile.module.css';

type Props = { created: NonNullable<PublicProfile['created']>; mark: string | null };

/** The problems that a user has written. */
export function CreatedPanel({ created, mark }: Props) {
  return (
    <Panel title="Created problems" action={<VisibilityMark text={mark} />}>
      {created.length === 0 ? (
        <p className={text('quiet', 'fine')}>No problems yet. Problems you create appear here.</p>
      ) : (
        <ul className={`${stack(0)} ${divided}`}>
          {created.map(({ id, title, difficulty, solved_count }) => (
            <li className={`${cluster([1, 4], { justify: 'between', align: 'baseline' })} ${classes.row}`} key={id}>
              <Link className={text('strong', 'breaking')} to={pathOf('problem', { id })}>
                {title}
              </Link>
              <span className={text('quiet', 'fine')}>
                {difficulty}, {numberText(solved_count)} solved
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
