import classes from './about-scene.module.css';

/** Seven moons on three orbits: the parts of this page. */
export const AboutScene = () => (
  <svg className={classes.scene} viewBox="0 0 360 240" aria-hidden="true">
    <g className={classes.stars}>
      <circle cx="28" cy="40" r="1.6" />
      <circle cx="92" cy="18" r="1.2" />
      <circle cx="322" cy="34" r="1.8" />
      <circle cx="344" cy="150" r="1.2" />
      <circle cx="18" cy="176" r="1.4" />
      <circle cx="292" cy="222" r="1.5" />
    </g>
    <g className={classes.orbits} transform="rotate(-14 180 120)">
      <ellipse cx="180" cy="120" rx="72" ry="32" />
      <ellipse cx="180" cy="120" rx="118" ry="56" />
      <ellipse cx="180" cy="120" rx="164" ry="82" />
    </g>
    <circle className={classes.sun} cx="180" cy="120" r="25" />
    <circle className={classes.core} cx="174" cy="114" r="15" />
    <g className={classes.moons} transform="rotate(-14 180 120)">
      <circle cx="252" cy="120" r="6" />
      <circle className={classes.easy} cx="129" cy="97.4" r="7" />
      <circle cx="263.4" cy="80.4" r="8" />
      <circle className={classes.medium} cx="96.6" cy="159.6" r="10" />
      <circle cx="180" cy="38" r="6" />
      <circle className={classes.hard} cx="322" cy="161" r="9" />
      <circle cx="26" cy="91.9" r="7" />
    </g>
  </svg>
);
