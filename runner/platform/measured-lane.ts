import type { Lane } from '../sandbox/sandbox.ts';
import { observe } from './metrics.ts';

/** A lane whose runs are counted: a run whose box is kept is a compilation. Sessions last as long as their user likes, and are not. */
export const measuredLane = (lane: Lane): Lane => ({
  async run(spec) {
    const start = performance.now();
    const outcome = await lane.run(spec);
    if (spec.keep) observe('compile', outcome.wall_ms);
    else {
      observe('run', outcome.wall_ms);
      observe('start', performance.now() - start - outcome.wall_ms);
    }
    return outcome;
  },
  open: (spec, tell) => lane.open(spec, tell),
  partner: () => lane.partner(),
  release: () => lane.release(),
});
