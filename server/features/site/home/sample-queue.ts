import { Refusal } from '../../../platform/errors.ts';

export type Turn = {
  /** The place in the queue, from 1, whenever it changes; ends when it is one's turn, or `gone` is aborted. */
  places(gone: AbortSignal): AsyncGenerator<number>;
  /** Makes room for the next; may be called at any time. */
  leave(): void;
};

export type SampleQueue = { join(): Turn };

/** So many at once, so many more in a queue; `join` throws a Refusal for who comes then. Each server has its own. */
export function createSampleQueue(atOnce: number, waiting: number): SampleQueue {
  const turns: Turn[] = [];
  let moved = Promise.withResolvers<void>();

  async function* places(turn: Turn, gone: AbortSignal): AsyncGenerator<number> {
    const away = new Promise<void>((resolve) => gone.addEventListener('abort', () => resolve(), { once: true }));
    let told = 0;
    for (;;) {
      const place = turns.indexOf(turn) - atOnce + 1;
      if (place < 1 || gone.aborted) return;
      const next = moved.promise;
      if (place !== told) yield place;
      told = place;
      await Promise.race([next, away]);
    }
  }

  return {
    join() {
      if (turns.length >= atOnce + waiting)
        throw new Refusal('unavailable', 'Many people are running it right now. Try again in a few seconds.', 5);
      const turn: Turn = {
        places: (gone) => places(turn, gone),
        leave() {
          const at = turns.indexOf(turn);
          if (at < 0) return;
          turns.splice(at, 1);
          const { resolve } = moved;
          moved = Promise.withResolvers<void>();
          resolve();
        },
      };
      turns.push(turn);
      return turn;
    },
  };
}
