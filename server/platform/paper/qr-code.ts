import { encode } from 'uqr';

/** A QR code as the data of one path: its upper left corner at (x, y), `width` wide, without a margin. */
export function qrCode(text: string, x: number, y: number, width: number): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const unit = width / size;
  const at = (value: number): number => Math.round(value * 1000) / 1000;
  let path = '';
  for (const [row, cells] of data.entries()) {
    for (let from = 0; from < cells.length; from++) {
      if (!cells[from]) continue;
      let to = from;
      while (cells[to]) to++;
      path += `M${at(x + from * unit)} ${at(y + row * unit)}H${at(x + to * unit)}V${at(y + (row + 1) * unit)}H${at(x + from * unit)}Z`;
      from = to;
    }
  }
  return path;
}
