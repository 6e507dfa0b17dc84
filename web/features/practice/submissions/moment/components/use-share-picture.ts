import { type RefObject, useEffect, useRef, useState } from 'react';
import { type SharedFacts, wrapText } from '../model.ts';

/** As social networks show it, in px. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

const { width, height } = PICTURE_SIZE;
const MARGIN = 84;
const STARS = [
  [120, 96],
  [286, 42],
  [452, 128],
  [610, 60],
  [742, 210],
  [905, 72],
  [1096, 130],
  [1150, 330],
  [1010, 540],
  [820, 588],
  [664, 520],
  [548, 606],
  [330, 598],
  [96, 590],
  [40, 330],
  [700, 380],
] as const;
const TITLE_LINES = 3;

type Style = { of: (token: string) => string };

function drawSky(context: CanvasRenderingContext2D, { of }: Style): void {
  context.fillStyle = of('--paper');
  context.fillRect(0, 0, width, height);
  context.fillStyle = of('--star');
  for (const [x, y] of STARS) {
    context.beginPath();
    context.arc(x, y, 2.4, 0, 2 * Math.PI);
    context.fill();
  }
  const [x, y, r] = [980, 330, 104];
  context.lineWidth = 3;
  context.strokeStyle = of('--orbit');
  context.beginPath();
  context.ellipse(x, y, 190, 72, -0.28, 0, 2 * Math.PI);
  context.stroke();
  context.fillStyle = of('--signal');
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = of('--planet-shade');
  context.beginPath();
  context.ellipse(x + 62, y + 30, r, r * 1.2, -0.4, 0, 2 * Math.PI);
  context.fill();
  context.restore();
  // The near half of the orbit, and the one who made it there.
  context.beginPath();
  context.ellipse(x, y, 190, 72, -0.28, 0.05, Math.PI - 0.05);
  context.stroke();
  context.fillStyle = of('--sun');
  context.beginPath();
  context.arc(x - 168, y + 74, 17, 0, 2 * Math.PI);
  context.fill();
}

/** Draws a moment: the colours are those of the night that the canvas stands in. */
function draw(context: CanvasRenderingContext2D, { title, difficulty, facts }: SharedFacts, style: Style): void {
  const { of } = style;
  drawSky(context, style);
  const display = of('--font-display');
  const words = of('--font-text');
  context.textBaseline = 'alphabetic';
  context.fillStyle = of('--ink');
  context.font = `650 38px ${display}`;
  context.fillText('DevOrbit', MARGIN, 108);
  context.fillStyle = of('--sun');
  context.font = `600 30px ${words}`;
  context.fillText('Solved', MARGIN, 206);

  context.fillStyle = of('--ink');
  context.font = `650 68px ${display}`;
  const lines = wrapText(title, TITLE_LINES, (line) => context.measureText(line).width <= 640);
  lines.forEach((line, at) => context.fillText(line, MARGIN, 284 + at * 76));

  const below = 284 + (lines.length - 1) * 76 + 72;
  context.font = `600 28px ${words}`;
  const pill = context.measureText(difficulty).width + 44;
  const tone = `--${difficulty.toLowerCase()}`;
  context.fillStyle = of(`${tone}-wash`);
  context.strokeStyle = of(`${tone}-line`);
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(MARGIN, below - 34, pill, 50, 25);
  context.fill();
  context.stroke();
  context.fillStyle = of(tone);
  context.fillText(difficulty, MARGIN + 22, below);

  context.fillStyle = of('--ink-2');
  context.font = `500 32px ${words}`;
  let from = MARGIN;
  for (const [at, fact] of facts.entries()) {
    if (at > 0) {
      context.beginPath();
      context.arc(from + 22, 541, 3, 0, 2 * Math.PI);
      context.fill();
      from += 44;
    }
    context.fillText(fact, from, 552);
    from += context.measureText(fact).width;
  }
}

type Picture = {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** A PNG; null until it is there. */
  file: File | null;
  failed: boolean;
};

/** Draws what is shared on the canvas that gets `canvas`, once its fonts are there. */
export function useSharePicture(facts: SharedFacts): Picture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = JSON.stringify(facts);
  useEffect(() => {
    let gone = false;
    const make = async () => {
      const element = canvas.current;
      const context = element?.getContext('2d');
      if (!element || !context) throw new Error('There is no canvas to draw on');
      const shared = JSON.parse(asked) as SharedFacts;
      const style = getComputedStyle(element);
      const of = (token: string) => style.getPropertyValue(token).trim();
      const fonts = [`650 68px ${of('--font-display')}`, `600 30px ${of('--font-text')}`];
      // Without its fonts the picture has those of the device.
      await Promise.all(fonts.map((font) => document.fonts.load(font, shared.title))).catch(() => []);
      if (gone) return;
      draw(context, shared, { of });
      const blob = await new Promise<Blob | null>((done) => element.toBlob(done, 'image/png'));
      if (blob === null) throw new Error('The canvas gave no picture');
      if (!gone) setFile(new File([blob], 'devorbit-solved.png', { type: 'image/png' }));
    };
    make().catch((error: unknown) => {
      globalThis.reportError(error);
      if (!gone) setFailed(true);
    });
    return () => {
      gone = true;
    };
  }, [asked]);
  return { canvas, file, failed };
}
