import classes from './coming-scene.module.css';

/** A small moon on its way round a planet. */
export function ComingScene() {
  return (
    <svg className={classes.scene} viewBox="0 0 480 240" aria-hidden="true">
      <ellipse className={classes.orbit} cx="240" cy="120" rx="220" ry="70" transform="rotate(-9 240 120)" />
      <ellipse className={classes.orbit} cx="240" cy="120" rx="140" ry="40" transform="rotate(-9 240 120)" />
      <circle className={classes.gap} cx="240" cy="120" r="62" />
      <circle className={classes.planet} cx="240" cy="120" r="54" />
      <path className={classes.shade} d="M240 66a54 54 0 0 1 0 108 70 70 0 0 0 0-108z" />
      <circle className={classes.gap} cx="417" cy="66" r="21" />
      <circle className={classes.moon} cx="417" cy="66" r="14" />
    </svg>
  );
}
