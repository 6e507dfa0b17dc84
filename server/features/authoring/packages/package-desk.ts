import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../platform/errors.ts';
import type { PackageAnswer, ReadPackage, ReadTask, WriteTask, WrittenPackage } from './package-task.ts';

/** Several times what the largest package takes on a busy machine, start of the thread included. */
const TIME_MS = 20_000;
/** Of the worker's own heap: the texts of the largest draft several times over. What is unpacked stands beside it, and is bounded by the readers. */
const HEAP_MB = 512;
/** Workers of one server. */
const MOST_AT_ONCE = 2;
const MAX_SENTENCE = 500;

/** The package cannot be taken or written; the message is the reader's or writer's sentence. */
export class PackageFault extends Error {
  override name = 'PackageFault';
}

export type PackageDesk = {
  /** Throws PackageFault, or Refusal where too much is going on. `userId` is whose work it is: each has one at a time. */
  read(userId: number, task: Omit<ReadTask, 'kind'>): Promise<ReadPackage>;
  write(userId: number, task: Omit<WriteTask, 'kind'>): Promise<WrittenPackage>;
};

/** Reads and writes packages, each in a thread of its own that is ended when it takes too long or too much memory. */
export function createPackageDesk(timeMs = TIME_MS, heapMb = HEAP_MB): PackageDesk {
  const busy = new Set<number>();
  const ask = async (userId: number, task: ReadTask | WriteTask): Promise<PackageAnswer> => {
    if (busy.has(userId) || busy.size >= MOST_AT_ONCE)
      throw new Refusal('unavailable', 'Another package is being read or written. Please try again in a moment.', 3);
    busy.add(userId);
    try {
      return await inWorker(task, timeMs, heapMb);
    } finally {
      busy.delete(userId);
    }
  };
  const sound = <Kind extends PackageAnswer['kind']>(answer: PackageAnswer, kind: Kind) => {
    if (answer.kind === 'fault') throw new PackageFault(shortened(answer.sentence));
    if (answer.kind !== kind) throw new Error(`the worker answered ${answer.kind}`);
    return answer as Extract<PackageAnswer, { kind: Kind }>;
  };
  return {
    read: async (userId, task) => sound(await ask(userId, { kind: 'read', ...task }), 'read'),
    write: async (userId, task) => sound(await ask(userId, { kind: 'write', ...task }), 'written'),
  };
}

export const shortened = (sentence: string): string =>
  sentence.length <= MAX_SENTENCE ? sentence : `${sentence.slice(0, MAX_SENTENCE - 1)}…`;

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

async function inWorker(task: ReadTask | WriteTask, timeMs: number, heapMb: number): Promise<PackageAnswer> {
  const worker = new Worker(new URL('./package-worker.ts', import.meta.url), {
    workerData: task,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 64 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<PackageAnswer>();
  const timer = setTimeout(() => reject(new PackageFault('it takes too long to read')), timeMs);
  worker.once('message', resolve);
  worker.once('error', (error: Error) =>
    reject(isOutOfMemory(error) ? new PackageFault('it takes too much memory to read') : error),
  );
  worker.once('exit', () => reject(new Error('the worker ended without an answer')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
