import { Ball, Craft, Spark } from '../../../../ui/scenes/scene.tsx';
import { placeOnWay } from '../model.ts';
import classes from './flight-path.module.css';

/** The way from here to the star, with a planet for each phase, and the craft as far as one has come. Decoration: the words beside it say all. */
export function FlightPath({
  percent,
  phases,
}: {
  percent: number;
  phases: readonly { ends: number; done: boolean }[];
}) {
  const craft = placeOnWay(0.04 + percent * 0.0085);
  const star = placeOnWay(1);
  return (
    <svg className={classes.sky} viewBox="0 0 640 220" aria-hidden="true" focusable="false">
      <path
        className={classes.stars}
        d="M24 30h0M96 74h0M150 22h0M214 96h0M268 40h0M330 78h0M396 26h0M452 96h0M520 20h0M566 128h0M612 176h0M474 186h0M60 122h0M520 70h0"
      />
      <circle className={classes.ground} cx="20" cy="300" r="140" />
      <path className={classes.ahead} d="M40 168Q330 190 600 44" />
      <path
        className={classes.flown}
        d="M40 168Q330 190 600 44"
        pathLength="100"
        style={{ strokeDashoffset: 100 - percent }}
      />
      {phases.slice(0, -1).map(({ ends, done }, at) => {
        const { x, y } = placeOnWay(ends);
        return <Ball key={ends} x={x} y={y} r={10 + (at % 2) * 4} lit={done ? 'sun' : 'planet'} />;
      })}
      <Spark x={star.x} y={star.y} r={percent === 100 ? 34 : 22} className={classes.star} />
      <g
        className={classes.craft}
        style={{ transform: `translate(${craft.x}px, ${craft.y}px) rotate(${craft.turn}deg)` }}
      >
        <Craft x={0} y={0} turn={0} scale={1.15} />
      </g>
    </svg>
  );
}
