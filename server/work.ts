import type { Feature, Platform, QueueOfFeature } from './feature.ts';
import { deadQueue, queueChannel } from './platform/queue.ts';
import { startWorkLoop, type WorkLoop } from './platform/work-loop.ts';

/** How often jobs are looked for that no try could bring to an end, in ms: nobody waits for them. */
const DEAD_POLL_MS = 5_000;

/** Begins everything that a feature does by itself: its queues, and work of another kind. */
export const startWork = (platform: Platform, { queues = [], work }: Feature): WorkLoop[] => [
  ...queues.flatMap((queue) => workQueue(platform, queue)),
  ...(work ? [work(platform)] : []),
];

function workQueue(platform: Platform, { name, slots, pollMs, wake, handle, dead }: QueueOfFeature): WorkLoop[] {
  const { queue, log, changes } = platform;
  const channel = queueChannel(name);
  const loops = [
    startWorkLoop({
      queue,
      log,
      name,
      slots: typeof slots === 'number' ? slots : slots(platform),
      pollMs,
      ...(wake ? { wake: (go) => changes.listen(channel, go, go) } : {}),
      handle: handle(platform),
    }),
  ];
  if (dead)
    loops.push(
      startWorkLoop({ queue, log, name: deadQueue(name), slots: 1, pollMs: DEAD_POLL_MS, handle: dead(platform) }),
    );
  return loops;
}
