import { cluster, stack, tag, text } from '../../../../ui/layout.ts';
import classes from './chips.module.css';

/** Skills or interests to read. */
export function ChipList({ title, chips }: { title: string; chips: readonly string[] }) {
  if (chips.length === 0) return null;
  return (
    <div className={stack(2)}>
      <p className={text('quiet', 'fine')}>{title}</p>
      <ul className={cluster(2, { align: 'stretch' })} aria-label={title}>
        {chips.map((chip) => (
          <li className={`${tag} ${classes.chip}`} data-tone="signal" key={chip}>
            {chip}
          </li>
        ))}
      </ul>
    </div>
  );
}
