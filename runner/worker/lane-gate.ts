import type { Lane } from '../sandbox/sandbox.ts';
import { laterSession } from './later-session.ts';

type Turn = { alone: boolean; begin: () => void };

/**
 * Lets the lanes of a machine run side by side, but a run that is to be `alone` only while no other runs. They begin in
 * the order in which they were asked for, so that nobody waits for ever.
 */
export function createLaneGate(): (lane: Lane) => Lane {
  const waiting: Turn[] = [];
  let running = 0;
  let occupied = false;

  const beginNext = () => {
    for (let next = waiting[0]; next && !occupied && !(next.alone && running > 0); next = waiting[0]) {
      waiting.shift();
      running++;
      occupied = next.alone;
      next.begin();
    }
  };
  const inTurn = async <Result>(alone: boolean, act: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((begin) => {
      waiting.push({ alone, begin });
      beginNext();
    });
    try {
      return await act();
    } finally {
      running--;
      if (alone) occupied = false;
      beginNext();
    }
  };
  return (lane) => ({
    run: (spec) => inTurn(spec.alone === true, () => lane.run(spec)),
    open: (spec, tell) => {
      const open = () => lane.open(spec, tell);
      return spec.unhurried ? open() : laterSession((act) => inTurn(spec.alone === true, act), open);
    },
    // A judge of a run belongs to that run: it waits for nobody, or both would wait for ever.
    partner: () => lane.partner(),
    release: () => lane.release(),
  });
}
