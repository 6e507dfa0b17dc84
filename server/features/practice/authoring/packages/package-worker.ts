// Reads or writes one package and ends: archives are large, and may be made to cost much.
import { parentPort, workerData } from 'node:worker_threads';
import { readDraftArchive, writeDraftArchive } from '@devorbit/content-reader/authoring/draft-archive.ts';
import { PackageError } from '@devorbit/content-reader/packages/imported-problem.ts';
import { unpack } from '@devorbit/content-reader/problem-package.ts';
import type { PackageAnswer, ReadTask, WriteTask } from './package-task.ts';

function answer(task: ReadTask | WriteTask): PackageAnswer {
  try {
    if (task.kind === 'read') return { kind: 'read', ...readDraftArchive(task.bytes, task.difficulty) };
    const judging = unpack(task.judging, task.digest);
    return { kind: 'written', ...writeDraftArchive(task.draft, judging, task.format, task) };
  } catch (error) {
    if (error instanceof PackageError) return { kind: 'fault', sentence: error.message };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData as ReadTask | WriteTask));
