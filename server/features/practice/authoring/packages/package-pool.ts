import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Refusal } from '../../../../platform/errors.ts';
import type { PackageAnswer, ReadPackage, ReadTask, WriteTask, WrittenPackage } from './package-task.ts';

/** Of processor time: several times what the largest package takes, start of the thread included. */
const CPU_MS = 20_000;
/** A thread that has not answered by then hangs: who shares the machine with many others has no less time for it. */
const HANGS_MS = 180_000;
const LOOK_MS = 100;
/** Of the worker's own heap: the texts of the largest draft several times over. What is unpacked stands beside it, and is bounded by the readers. */
const HEAP_MB = 512;
/** Workers of one server, each of another user. */
const AT_ONCE = 2;
/** Users who wait for a worker, each with an archive of up to 32 MB; on a quiet machine the last of them for about a minute and a half at the most. */
const MOST_WAITING = 8;
const MAX_SENTENCE = 500;

/** The package cannot be taken or written; the message is the reader's or writer's sentence. */
export class PackageFault extends Error {
  override name = 'PackageFault';
}

export type PackagePool = {
  /**
   * Throws PackageFault, and Refusal where the same user's package is still being read or written, or where too many users
   * wait for their turn already.
   */
  read(userId: number, task: Omit<ReadTask, 'kind'>): Promise<ReadPackage>;
  write(userId: number, task: Omit<WriteTask, 'kind'>): Promise<WrittenPackage>;
};

type Options = { cpuMs?: number; heapMb?: number; atOnce?: number };

/**
 * Reads and writes packages, each in a thread of its own that is ended when it takes too long or too much memory. A user has
 * one place, so that nobody's packages hold up all others.
 */
export function createPackagePool({ cpuMs = CPU_MS, heapMb = HEAP_MB, atOnce = AT_ONCE }: Options = {}): PackagePool {
  const users = new Set<number>();
  const turns = pLimit(atOnce);

  const ask = async (userId: number, task: ReadTask | WriteTask): Promise<PackageAnswer> => {
    if (users.has(userId))
      throw new Refusal('too_many', 'Your previous package is still being processed. Please wait until it is done.', 3);
    if (turns.activeCount + turns.pendingCount >= atOnce + MOST_WAITING)
      throw new Refusal('unavailable', 'We are processing many packages right now. Please try again in a moment.', 10);
    users.add(userId);
    try {
      return await turns(inWorker, task, cpuMs, heapMb);
    } finally {
      users.delete(userId);
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

async function inWorker(task: ReadTask | WriteTask, cpuMs: number, heapMb: number): Promise<PackageAnswer> {
  const worker = new Worker(new URL('./package-worker.ts', import.meta.url), {
    workerData: task,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 64 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<PackageAnswer>();
  const tooLong = () => reject(new PackageFault('it takes too long to read'));
  const hangs = setTimeout(tooLong, HANGS_MS);
  const looks = setInterval(() => {
    const used = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000 > cpuMs && tooLong();
    // It has ended.
    worker.cpuUsage().then(used, () => undefined);
  }, LOOK_MS);
  worker.once('message', resolve);
  worker.once('error', (error: Error) =>
    reject(isOutOfMemory(error) ? new PackageFault('it takes too much memory to read') : error),
  );
  worker.once('exit', () => reject(new Error('the worker ended without an answer')));
  try {
    return await promise;
  } finally {
    clearTimeout(hangs);
    clearInterval(looks);
    await worker.terminate();
  }
}
