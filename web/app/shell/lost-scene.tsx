import { StarField } from '../../ui/star-field.tsx';
import classes from './lost-scene.module.css';

/** A constellation that reads 404: each figure a chain of stars. */
const figures: [x: number, y: number][][] = [
  [
    [196, 40],
    [150, 112],
    [96, 188],
    [172, 196],
    [262, 190],
  ],
  [
    [214, 122],
    [206, 196],
    [212, 292],
  ],
  [
    [436, 34],
    [372, 78],
    [352, 158],
    [368, 242],
    [430, 296],
    [500, 262],
    [530, 176],
    [508, 84],
    [436, 34],
  ],
  [
    [724, 46],
    [668, 124],
    [626, 196],
    [706, 190],
    [790, 198],
  ],
  [
    [736, 128],
    [742, 196],
    [734, 288],
  ],
];

const stars = [
  ...new Map(figures.flat().map((star, index) => [star.join(), { star, size: index % 3 === 0 ? 6.5 : 4.5 }])).values(),
];

export function LostScene() {
  return (
    <div className={classes.sky} aria-hidden="true">
      <StarField id="lost-sky" y={-44} />
      <svg className={classes.scene} viewBox="0 0 900 400" focusable="false">
        {figures.map((chain) => (
          <polyline className={classes.chain} key={chain.join()} points={chain.join(' ')} />
        ))}
        {stars.map(({ star: [x, y], size }) => (
          <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
            <circle className={classes.gap} r={size + 5} />
            <path
              className={classes.star}
              transform={`scale(${size * 1.7})`}
              d="M0-1C.1-.35.35-.1 1 0 .35.1.1.35 0 1-.1.35-.35.1-1 0-.35-.1-.1-.35 0-1"
            />
          </g>
        ))}
        <path className={classes.way} d="M64 342C150 372 250 392 340 376S560 410 640 356" />
        <g className={classes.adrift}>
          <g transform="translate(688 336) rotate(-34) scale(1.3)">
            <path className={classes.panel} d="M-7-7h11v-15h-11zM-7 7h11v15h-11z" />
            <path className={classes.hull} d="M-15-6H4C12-6 17-3.4 19 0 17 3.4 12 6 4 6h-19z" />
            <circle className={classes.window} cx="6.5" r="2.6" />
          </g>
        </g>
        <circle className={classes.home} cx="40" cy="330" r="15" />
        <path className={classes.land} d="M29 325q7-6 12 0t-4 9" />
      </svg>
    </div>
  );
}
