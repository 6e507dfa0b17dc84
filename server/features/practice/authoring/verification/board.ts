import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_SHOWN_CHARS } from '@devorbit/contract/limits.ts';
import type { VerificationCheck } from '@devorbit/contract/practice/authoring.ts';

/** Another go has begun elsewhere, or it is finished: what this one finds is stale. */
export class Overtaken extends Error {}

export type Change = Partial<Pick<VerificationCheck, 'state' | 'message' | 'time_ms' | 'memory_kb'>>;

/** The checks of a verification as its author follows them. */
export type Board = {
  /** Changes the check of that group and name; written soon. */
  tell(group: VerificationCheck['group'], name: string, change: Change): void;
  /** How many checks are bad. */
  bad(): number;
  /** Resolves when all is written. Throws Overtaken, or what the writing threw. */
  settle(): Promise<void>;
};

/** Least time between two writes, in ms: tests come faster than anybody reads. */
const PAUSE_MS = 200;

/** PostgreSQL keeps neither NUL characters nor halves of a character. */
const storable = (text: string): string => text.slice(0, MAX_SHOWN_CHARS).replaceAll('\0', '\u{fffd}').toWellFormed();

/** `write` keeps all checks; it answers false where they are stale. `stop` is called when nothing can be written any more. */
export function createBoard(
  checks: VerificationCheck[],
  write: (checks: VerificationCheck[]) => Promise<boolean>,
  stop: () => void,
): Board {
  let changed = true;
  let failure: unknown;
  let writing: Promise<void> | undefined;
  const writeAll = async () => {
    while (changed) {
      changed = false;
      if (!(await write(checks))) throw new Overtaken();
      await sleep(PAUSE_MS);
    }
  };
  const begin = () => {
    if (failure !== undefined) return;
    writing ??= writeAll()
      .catch((error: unknown) => {
        failure = error;
        stop();
      })
      .finally(() => (writing = undefined));
  };
  begin();
  return {
    tell(group, name, { message, ...change }) {
      const check = checks.find((one) => one.group === group && one.name === name);
      if (!check) throw new Error(`there is no check of ${group} ${name}`);
      Object.assign(check, change, message === undefined ? {} : { message: storable(message) });
      changed = true;
      begin();
    },
    bad: () => checks.filter(({ state }) => state === 'bad').length,
    async settle() {
      while (writing) await writing;
      if (failure !== undefined) throw failure;
    },
  };
}
