import sharp from 'sharp';

const [WIDTH, HEIGHT, MARGIN] = [960, 600, 60];
type Colour = readonly [red: number, green: number, blue: number];
const PAPER: Colour = [248, 245, 239];
const GRID: Colour = [224, 217, 203];
const AXIS: Colour = [80, 83, 107];
const CURVES: readonly Colour[] = [
  [47, 59, 203],
  [238, 154, 95],
  [111, 181, 138],
];

/** Curves of a subject: by name, functions of x and y from 0 to 1. */
const curves: Record<string, ((x: number) => number)[]> = {
  hashing: [(x) => 0.08 + 0.06 / (1.05 - x), (x) => 0.1 + 0.25 * x],
  index: [(x) => 0.05 + 0.9 * x, (x) => 0.08 + 0.03 * Math.log2(1 + 60 * x)],
  square: [1, 3, 9].map(
    (terms) => (x: number) =>
      0.5 +
      0.38 *
        (4 / Math.PI) *
        Array.from({ length: terms }, (_, at) => Math.sin((2 * at + 1) * 4 * Math.PI * x) / (2 * at + 1)).reduce(
          (sum, term) => sum + term,
          0,
        ),
  ),
  window: [(x) => 0.15 + 0.7 * ((x * 4) % 1) * (0.7 + 0.3 * Math.sin(x * 9))],
  ripple: [0, 1, 2].map((at) => (x: number) => 0.15 + 0.28 * at + (Math.floor(x * (16 / 2 ** at)) % 2) * 0.18),
  steel: [(x) => (x < 0.15 ? x * 4 : 0.6 + 0.3 * Math.sin(((x - 0.15) / 0.85) * Math.PI * 0.75))],
  torque: [(x) => 0.9 * ((2 * 0.2) / ((1.02 - x) / 0.2 + 0.2 / (1.02 - x))) * 2.2, (x) => 0.1 + 0.25 * x * x],
};

/** A picture of curves in a grid, in the format that is asked for. */
export async function drawPlot(name: string, format: 'png' | 'jpeg' | 'gif' | 'webp'): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const dot = (x: number, y: number, [red, green, blue]: Colour, radius: number) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) {
        const [px, py] = [Math.round(x) + dx, Math.round(y) + dy];
        if (px < 0 || py < 0 || px >= WIDTH || py >= HEIGHT || dx * dx + dy * dy > radius * radius) continue;
        pixels.set([red, green, blue], (py * WIDTH + px) * 3);
      }
  };
  for (let at = 0; at < WIDTH * HEIGHT; at++) pixels.set(PAPER, at * 3);
  const [left, right, top, bottom] = [MARGIN, WIDTH - MARGIN, MARGIN, HEIGHT - MARGIN];
  for (let line = 0; line <= 10; line++) {
    const [x, y] = [left + ((right - left) * line) / 10, top + ((bottom - top) * line) / 10];
    const colour = (at: number) => (line === at ? AXIS : GRID);
    for (let py = top; py <= bottom; py++) dot(x, py, colour(0), line === 0 ? 1 : 0);
    for (let px = left; px <= right; px++) dot(px, y, colour(10), line === 10 ? 1 : 0);
  }
  (curves[name] ?? []).forEach((curve, at) => {
    let before: number | null = null;
    for (let px = left; px <= right; px += 0.5) {
      const value = Math.min(1, Math.max(0, curve((px - left) / (right - left))));
      const y = bottom - value * (bottom - top);
      // A jump is a line too.
      for (let py = Math.min(y, before ?? y); py <= Math.max(y, before ?? y); py += 2)
        dot(px, py, CURVES[at % 3] ?? AXIS, 3);
      before = y;
    }
  });
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}
