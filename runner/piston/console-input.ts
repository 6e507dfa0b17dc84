import { MAX_SESSION_INPUT, type Session } from '../sandbox/sandbox.ts';
import type { Order } from './console-orders.ts';

/** What one waiting order takes beside its bytes. */
const ORDER_BYTES = 256;

export type ConsoleInput = ReturnType<typeof createConsoleInput>;

/** Orders for a program that may not run yet: they wait for it, in their order. */
export function createConsoleInput() {
  let waiting: Order[] = [];
  let held = 0;
  let running: Session | null = null;
  let onOrder = () => {};
  return {
    /** Throws RangeError where the program was told more than MAX_SESSION_INPUT bytes. */
    give(order: Order): void {
      onOrder();
      if (running) return order.act(running);
      held += ORDER_BYTES + order.bytes;
      if (held > MAX_SESSION_INPUT) throw new RangeError(`more than ${MAX_SESSION_INPUT} bytes wait`);
      waiting.push(order);
    },
    /** From now on orders go to this program; `told` is called at each. */
    attach(session: Session, told: () => void): void {
      const early = waiting;
      waiting = [];
      running = session;
      onOrder = told;
      for (const order of early) order.act(session);
    },
  };
}
