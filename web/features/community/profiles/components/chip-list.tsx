import classes from './chips.module.css';

/** Skills or interests to read. */
export function ChipList({ title, chips }: { title: string; chips: readonly string[] }) {
  if (chips.length === 0) return null;
  return (
    <div className={classes.group}>
      <p className={classes.title}>{title}</p>
      <ul className={classes.list} aria-label={title}>
        {chips.map((chip) => (
          <li className={classes.chip} key={chip}>
            {chip}
          </li>
        ))}
      </ul>
    </div>
  );
}
