import classes from './day-orbit.module.css';

const DAY_MS = 86_400_000;

/** The day as an orbit: the planet stands where the time of day is, the way behind it is drawn. Without a time of day, the orbit alone. */
export function DayOrbit({ moment }: { moment: number | null }) {
  const part = ((moment ?? 0) % DAY_MS) / DAY_MS;
  const angle = part * 2 * Math.PI - Math.PI / 2;
  const [x, y] = [80 + 62 * Math.cos(angle), 80 + 62 * Math.sin(angle)];
  return (
    <svg className={classes.orbit} viewBox="0 0 160 160" width="160" height="160" aria-hidden="true">
      <circle className={classes.way} cx="80" cy="80" r="62" />
      {moment !== null && (
        <circle
          className={classes.gone}
          cx="80"
          cy="80"
          r="62"
          pathLength="1"
          strokeDasharray={`${part} 1`}
          transform="rotate(-90 80 80)"
        />
      )}
      <circle className={classes.glow} cx="80" cy="80" r="30" />
      <circle className={classes.sun} cx="80" cy="80" r="20" />
      {moment !== null && <circle className={classes.planet} cx={x} cy={y} r="8" />}
    </svg>
  );
}
