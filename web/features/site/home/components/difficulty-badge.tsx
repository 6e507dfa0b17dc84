import classes from './difficulty-badge.module.css';

const tones: Record<string, string | undefined> = {
  Easy: classes.easy,
  Medium: classes.medium,
  Hard: classes.hard,
};

/** The public area's badge: Easy green, Medium yellow, Hard red, others purple. */
export const DifficultyBadge = ({ name }: { name: string }) => (
  <span className={`${classes.badge} ${tones[name] ?? classes.other}`}>{name}</span>
);
