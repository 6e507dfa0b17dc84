export type Point = { x: number; y: number };

/** A place on a circle around the origin; degrees run clockwise from the right, as on a screen. */
export const onCircle = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
};

/** The ellipse that touches two circles around its focus: the cheapest way from one orbit to the next. */
export const transferEllipse = (from: number, to: number): { a: number; b: number; c: number } => {
  const a = (from + to) / 2;
  const c = (to - from) / 2;
  return { a, b: Math.sqrt(a * a - c * c), c };
};

/** A place on the transfer that leaves the inner circle at `degrees`; `eccentric` runs from 0 at departure to 180 at arrival. */
export const onTransfer = (from: number, to: number, degrees: number, eccentric: number): Point => {
  const { a, b, c } = transferEllipse(from, to);
  const along = a * Math.cos((eccentric * Math.PI) / 180) - c;
  const across = b * Math.sin((eccentric * Math.PI) / 180);
  const turn = (degrees * Math.PI) / 180;
  return { x: along * Math.cos(turn) - across * Math.sin(turn), y: along * Math.sin(turn) + across * Math.cos(turn) };
};

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const moveTo = (point: Point): string => `M${at(point)}`;

/** An SVG arc, clockwise and at most half a turn. */
export const arcTo = (rx: number, ry: number, turn: number, point: Point): string =>
  `A${rx.toFixed(1)} ${ry.toFixed(1)} ${turn} 0 1 ${at(point)}`;
