import { onCircle } from '../orbits.ts';
import classes from './planet.module.css';

type Props = {
  name: 'easy' | 'medium' | 'hard';
  label: string;
  orbit: number;
  degrees: number;
  size: number;
  labelAt: 'right' | 'below';
  ringed?: boolean;
};

/** A planet on its orbit, lit from the middle of the chart. */
export function Planet({ name, label, orbit, degrees, size, labelAt, ringed = false }: Props) {
  const { x, y } = onCircle(orbit, degrees);
  const ring = size * 1.75;
  const besides =
    labelAt === 'right'
      ? { x: (ringed ? ring : size) + 12, y: 5 }
      : { x: 0, y: size + 22, textAnchor: 'middle' as const };
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <clipPath id={`planet-${name}`}>
        <circle r={size} />
      </clipPath>
      <circle className={classes.gap} r={size + 5} />
      {ringed && (
        <path
          className={classes.ring}
          d={`M${-ring} 0A${ring} ${ring * 0.26} 0 0 1 ${ring} 0`}
          transform="rotate(-18)"
        />
      )}
      <g clipPath={`url(#planet-${name})`}>
        <circle className={classes[name]} r={size} />
        <circle className={classes.shade} r={size * 1.3} cx={size * 1.05} transform={`rotate(${degrees})`} />
      </g>
      {ringed && (
        <path
          className={classes.ring}
          d={`M${-ring} 0A${ring} ${ring * 0.26} 0 0 0 ${ring} 0`}
          transform="rotate(-18)"
        />
      )}
      <text className={classes.label} {...besides}>
        {label}
      </text>
    </g>
  );
}
