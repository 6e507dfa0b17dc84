import { closeSync, openSync, writeSync } from 'node:fs';
import { encode } from 'uqr';

const [WIDTH, HEIGHT] = [640, 480];
/** Pictures a second; each code is shown for half a second, and nothing for a fifth. */
const RATE = 10;
const SHOWN = 5;
const PAUSE = 2;

/** A QR code in the middle of a grey picture, as brightness alone. */
function pictureOf(text: string | null): Buffer {
  const picture = Buffer.alloc(WIDTH * HEIGHT, 150);
  if (text === null) return picture;
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const scale = Math.floor(Math.min(WIDTH, HEIGHT) / size);
  const [left, top] = [Math.floor((WIDTH - size * scale) / 2), Math.floor((HEIGHT - size * scale) / 2)];
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      for (let y = 0; y < scale; y++) {
        const from = (top + row * scale + y) * WIDTH + left + column * scale;
        picture.fill(dark ? 20 : 235, from, from + scale);
      }
  return picture;
}

/** Writes a film (YUV4MPEG2) that shows one code after another: what Chromium takes for a camera, over and over. */
export function writeFilm(file: string, texts: readonly string[]): void {
  const film = openSync(file, 'w');
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const show = (picture: Buffer, times: number) => {
    for (let time = 0; time < times; time++) {
      writeSync(film, 'FRAME\n');
      writeSync(film, picture);
      writeSync(film, colour);
    }
  };
  writeSync(film, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${RATE}:1 Ip A1:1 C420jpeg\n`);
  for (const text of texts) {
    show(pictureOf(text), SHOWN);
    show(pictureOf(null), PAUSE);
  }
  closeSync(film);
}
