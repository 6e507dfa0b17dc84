import classes from './medal.module.css';

const names = { gold: 'Gold medal', silver: 'Silver medal', bronze: 'Bronze medal' } as const;

/** A planet with a ring on a ribbon: our medal of ranks 1 to 3. */
export function Medal({ metal, rank }: { metal: keyof typeof names; rank: number }) {
  return (
    <svg
      className={`${classes.medal} ${classes[metal]}`}
      viewBox="0 0 32 40"
      width="32"
      height="40"
      role="img"
      aria-label={`${names[metal]}, rank ${rank}`}
    >
      <path className={classes.ribbon} d="M9 1h5.5l4 12h-6z" />
      <path className={classes.ribbonBack} d="M23 1h-5.5l-4 12h6z" />
      <ellipse className={classes.ring} cx="16" cy="25" rx="15.5" ry="4.6" transform="rotate(-18 16 25)" />
      <circle className={classes.disc} cx="16" cy="25" r="11" />
      <path className={classes.shade} d="M16 14a11 11 0 0 1 0 22 14.5 14.5 0 0 0 0-22z" />
      <text className={classes.number} x="16" y="29.6" textAnchor="middle" aria-hidden="true">
        {rank}
      </text>
    </svg>
  );
}
