import { setTimeout as delay } from 'node:timers/promises';

/** Something that was found out and grows old. */
export type Fresh<Finding> = {
  /** The finding, looked for again where it is too old. */
  now(): Promise<Finding>;
  /** The same, but where looking takes longer than `ms`, the last finding; null where there is none yet. */
  within(ms: number): Promise<Finding | null>;
};

/** `find` gets the last finding and must not reject; `holdsMs` tells how long a finding holds. Only one search goes on at a time. */
export function fresh<Finding>(
  find: (last: Finding | null) => Promise<Finding>,
  holdsMs: (finding: Finding) => number,
): Fresh<Finding> {
  let last: { finding: Finding; until: number } | null = null;
  let search: Promise<Finding> | null = null;
  const look = async (): Promise<Finding> => {
    try {
      const finding = await find(last?.finding ?? null);
      last = { finding, until: performance.now() + holdsMs(finding) };
      return finding;
    } finally {
      search = null;
    }
  };
  const now = async (): Promise<Finding> =>
    last && performance.now() < last.until ? last.finding : (search ??= look());
  return {
    now,
    within: (ms) => Promise.race([now(), delay(ms, null, { ref: false }).then(() => last?.finding ?? null)]),
  };
}
