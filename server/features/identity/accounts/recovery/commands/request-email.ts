import type { Queryable } from '../../../../../platform/database.ts';
import type { Queue } from '../../../../../platform/queue.ts';

/** What an email was wished for. Whether there is anybody to get one is found out later. */
export type Wish =
  | { kind: 'forgot'; email: string }
  | { kind: 'verify'; user: number }
  | { kind: 'taken'; email: string }
  | { kind: 'change'; user: number; email: string };

/** Leaves a wish for the job, when the transaction commits: the caller does the same whoever has the address. */
export async function requestEmail({ queue }: { queue: Queue }, tx: Queryable, wish: Wish): Promise<void> {
  await queue.send(tx, 'recovery', wish);
}
