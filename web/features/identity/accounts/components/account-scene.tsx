import { StarField } from '../../../../ui/star-field.tsx';
import classes from './account-scene.module.css';

/** 'return': a craft settles into its orbit. 'launch': a craft climbs from the ground. */
export function AccountScene({ kind }: { kind: 'return' | 'launch' }) {
  return (
    <>
      <StarField id="account-sky" x={60} y={110} />
      <svg
        className={classes.scene}
        viewBox="0 0 600 760"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <clipPath id="account-moon">
          <circle cx="468" cy="250" r="34" />
        </clipPath>
        <g clipPath="url(#account-moon)">
          <circle className={classes.moon} cx="468" cy="250" r="34" />
          <circle className={classes.moonShade} cx="486" cy="240" r="36" />
        </g>
        <circle className={classes.orbit} cx="210" cy="1080" r="720" />
        <circle className={classes.orbit} cx="210" cy="1080" r="610" />
        <circle className={classes.air} cx="210" cy="1080" r="512" />
        <circle className={classes.ground} cx="210" cy="1080" r="490" />
        <path
          className={classes.land}
          d="M-20 690c60-50 150-60 190-28s-10 60 46 84 122-8 150 30M330 640c40-12 96 6 130 40"
        />
        {kind === 'return' ? (
          <>
            <path className={classes.way} d="M640 502.5A720 720 0 0 0 322 369" />
            <g transform="translate(322 369) rotate(188) scale(1.35)">
              <Ship />
            </g>
          </>
        ) : (
          <>
            <path className={classes.way} d="M236 591C236 540 262 470 322 480" />
            <path className={classes.ahead} d="M322 480.4A610 610 0 0 1 640 647.3" />
            <g transform="translate(322 480) rotate(10.6) scale(1.35)">
              <Ship />
            </g>
          </>
        )}
      </svg>
    </>
  );
}

function Ship() {
  return (
    <>
      <path className={classes.panel} d="M-7-7h11v-15h-11zM-7 7h11v15h-11z" />
      <path className={classes.hull} d="M-15-6H4C12-6 17-3.4 19 0 17 3.4 12 6 4 6h-19z" />
      <circle className={classes.window} cx="6.5" r="2.6" />
    </>
  );
}
