import type { Frame } from './scan-worker.ts';

/** What a camera is looked at with: what it shows now, or null where there is no code. */
export type CodeFinder = { find: (video: HTMLVideoElement) => Promise<string | null>; close: () => void };

const [WIDTH, HEIGHT] = [640, 480];

type Detector = { detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** The browser’s own, where it has one that works. */
async function ownFinder(): Promise<CodeFinder | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return { find: async (video) => (await detector.detect(video))[0]?.rawValue ?? null, close: () => undefined };
}

let kept: Worker | null = null;
/** One for all cameras of a page; it stays, so that a later one needs no network. */
const reader = (): Worker => (kept ??= new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' }));

function workerFinder(): CodeFinder {
  const worker = reader();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    find: (video) =>
      new Promise((resolve, reject) => {
        if (context === null) return resolve(null);
        // The middle of the picture, in the shape that it has.
        const scale = Math.max(WIDTH / video.videoWidth, HEIGHT / video.videoHeight);
        const [width, height] = [video.videoWidth * scale, video.videoHeight * scale];
        context.drawImage(video, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
        const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
        worker.onmessage = ({ data: text }: MessageEvent<string | null>) => resolve(text);
        worker.onerror = () => reject(new Error('The picture could not be read'));
        const frame: Frame = { width: WIDTH, height: HEIGHT, data: data.buffer };
        worker.postMessage(frame, [frame.data]);
      }),
    close: () => undefined,
  };
}

/** Fetches what reads pictures, while there is a network. */
export const prepareCodeFinder = async (): Promise<void> => {
  if ((await ownFinder()) === null) reader();
};

export const createCodeFinder = async (): Promise<CodeFinder> => (await ownFinder()) ?? workerFinder();
