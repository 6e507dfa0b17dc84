import type { FromFrame, ToFrame } from '@devorbit/contract/learning/frame-protocol.ts';

/** How often a frame is asked whether it is there, and after what silence it is replaced, in ms. */
const PING_MS = 500;
const SILENCE_MS = 2_000;
/** Until a frame has loaded its kit, in ms. */
const LOADING_MS = 20_000;

type Order = { kind: 'run'; code: string } | { kind: 'test'; code: string; tests: string };
export type FrameHost = {
  /** Gives it something to do; what it did before is over. */
  order(order: Order): void;
  close(): void;
};
type Heard = {
  /** Each message that belongs to the last order. */
  onMessage: (message: Exclude<FromFrame, { kind: 'pong' }>) => void;
  /** It did not answer, and a new one stands in its place. */
  onReplaced: () => void;
};

const isDark = (): boolean => getComputedStyle(document.documentElement).colorScheme.includes('dark');

/**
 * One frame of an opaque origin below `place`: programs run in it that reach neither this page nor a network. What it says
 * is a stranger's word. One that answers no ping for two seconds is replaced.
 */
export function openFrameHost(place: HTMLElement, kit: string, { onMessage, onReplaced }: Heard): FrameHost {
  let frame: HTMLIFrameElement | null = null;
  let port: MessagePort | null = null;
  let waiting: ToFrame | null = null;
  let last = 0;
  let heardAt = 0;
  let patience = LOADING_MS;

  const hear = ({ data }: MessageEvent<FromFrame>) => {
    heardAt = performance.now();
    patience = SILENCE_MS;
    if (data.kind === 'pong') return;
    if ('id' in data && data.id !== last) return;
    onMessage(data);
  };
  const drop = () => {
    port?.close();
    frame?.remove();
    [port, frame] = [null, null];
  };
  const open = () => {
    drop();
    const made = document.createElement('iframe');
    made.setAttribute('sandbox', 'allow-scripts allow-forms');
    made.title = 'The program';
    made.src = `/frame/${kit}/`;
    [heardAt, patience] = [performance.now(), LOADING_MS];
    made.addEventListener('load', () => {
      const channel = new MessageChannel();
      port = channel.port1;
      port.addEventListener('message', hear);
      port.start();
      // Its origin is opaque: there is no other address to give.
      made.contentWindow?.postMessage('open', '*', [channel.port2]);
      if (waiting) port.postMessage(waiting);
      waiting = null;
    });
    place.replaceChildren(made);
    frame = made;
  };
  const timer = setInterval(() => {
    if (frame === null) return;
    port?.postMessage({ kind: 'ping' } satisfies ToFrame);
    // A page in the background is not told the time.
    if (document.visibilityState !== 'visible') heardAt = performance.now();
    if (performance.now() - heardAt <= patience) return;
    open();
    onReplaced();
  }, PING_MS);

  return {
    order(order) {
      last += 1;
      const message: ToFrame = { ...order, id: last, dark: isDark() };
      if (port) port.postMessage(message);
      else {
        waiting = message;
        if (frame === null) open();
      }
    },
    close() {
      clearInterval(timer);
      drop();
    },
  };
}
