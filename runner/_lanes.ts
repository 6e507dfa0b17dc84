import type { Lane } from './sandbox/sandbox.ts';

const notHere = (): never => {
  throw new Error('a lane of a test has only what the test gave it');
};

/** A lane with only some of its calls. */
export const laneOf = (some: Partial<Lane>): Lane => ({
  run: notHere,
  open: notHere,
  partner: notHere,
  release: () => Promise.resolve(),
  ...some,
});
