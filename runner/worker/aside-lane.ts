import type { Lane } from '../sandbox/sandbox.ts';

/** A lane for the runner's own short questions, which go beside it while somebody may hold it for minutes. */
export const asideLane = (lane: Lane, mayBeHeld: () => boolean): Lane => ({
  ...lane,
  run: async (spec) => (mayBeHeld() ? (await lane.partner()).run(spec) : lane.run(spec)),
});
