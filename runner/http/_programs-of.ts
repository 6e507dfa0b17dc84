import { readFileSync, readlinkSync } from 'node:fs';
import { processesOf } from '../sandbox/_boxes.ts';

/** Programs that run as this user, each as its command line; not the one of ours that waits in the lane's next box. */
export const programsOf = (uid: number): string[] =>
  processesOf(uid).flatMap((pid) => {
    try {
      if (readlinkSync(`/proc/${pid}/exe`).includes('lane-helper')) return [];
      return [`${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()}`];
    } catch {
      return []; // ended meanwhile
    }
  });
