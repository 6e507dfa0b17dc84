import { Craft } from '../../features/site/home/components/craft.tsx';
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
        <path className={classes.way} d="M100 356C170 384 258 394 340 378S560 412 640 358" />
        <g className={classes.adrift}>
          <g transform="translate(688 336) rotate(-34) scale(1.3)">
            <Craft />
          </g>
        </g>
        <g transform="translate(44 338)">
          <ellipse className={classes.orbit} rx="46" ry="15" transform="rotate(-24)" />
          <circle className={classes.gap} r="30" />
          <circle className={classes.earth} r="26" />
          <path
            className={classes.land}
            d="M-21-8c5-9 13-12 20-11s3 8-3 9-4 8-10 8-9-2-7-6zM4 2c7-4 15-2 18 3s-5 15-12 16-5-8-9-10-4-6 3-9zM-12 14c4-2 8 0 8 4s-4 4-6 2-5-4-2-6z"
          />
          <path className={classes.shade} d="M0-26a26 26 0 0 1 0 52A34 34 0 0 0 0-26z" />
          <circle className={classes.gap} cx="42" cy="-19" r="9" />
          <circle className={classes.moon} cx="42" cy="-19" r="5.5" />
        </g>
      </svg>
    </div>
  );
}
