import type { Lane } from '../sandbox/sandbox.ts';

/** A lane whose boxes, and its partner's, end at once when `signal` is aborted. */
export const stoppableLane = (lane: Lane, signal: AbortSignal): Lane => ({
  run: (spec) => lane.run({ ...spec, signal }),
  open: (spec, tell) => lane.open({ ...spec, signal }, tell),
  partner: async () => stoppableLane(await lane.partner(), signal),
  release: () => lane.release(),
});
