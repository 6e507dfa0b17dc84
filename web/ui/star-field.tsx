import classes from './star-field.module.css';

const small =
  'M31 44h0M118 12h0M204 96h0M287 38h0M352 128h0M46 170h0M141 215h0M262 188h0M330 262h0M88 301h0M196 335h0M20 378h0M291 372h0M378 340h0M164 128h0M240 290h0';
const large = 'M76 92h0M318 78h0M222 146h0M112 252h0M358 214h0M258 330h0M44 262h0';
const sparks = [
  { x: 172, y: 58, r: 7 },
  { x: 308, y: 318, r: 5 },
];

/** A sky that repeats every 400 px; decoration behind a positioned box's content. `x` and `y` shift it, so that no bright star stands behind words. */
export function StarField({ id, x = 0, y = 0 }: { id: string; x?: number; y?: number }) {
  return (
    <svg className={classes.field} aria-hidden="true" focusable="false">
      <pattern id={id} x={x} y={y} width="400" height="400" patternUnits="userSpaceOnUse">
        <path className={classes.small} d={small} />
        <path className={classes.large} d={large} />
        {sparks.map(({ x, y, r }) => (
          <path
            key={x}
            className={classes.spark}
            transform={`translate(${x} ${y}) scale(${r})`}
            d="M0-1C.08-.3.3-.08 1 0 .3.08.08.3 0 1-.08.3-.3.08-1 0-.3-.08-.08-.3 0-1"
          />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
