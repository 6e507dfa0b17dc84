/**
 * Works on what comes for one key in batches, one after another: what comes while a batch is worked on goes into the next,
 * in its order, `most` items at a time. Where hundreds wait for the same lock, a batch takes it once. `work` answers for
 * each item, in their order; where it throws, each of the batch is tried alone, so that nobody fails for another's sake.
 * Where `mostWaiting` wait for one key, more are refused.
 */
export function batches<Key, Item, Result>({
  most,
  mostWaiting,
  refuse,
  work,
}: {
  most: number;
  mostWaiting: number;
  refuse: () => Error;
  work: (key: Key, items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>;
}): (key: Key, item: Item) => Promise<Result> {
  type Waiting = { item: Item; settle: (outcome: PromiseSettledResult<Result>) => void };
  const lines = new Map<Key, Waiting[]>();

  async function workOn(key: Key, batch: readonly Waiting[]): Promise<void> {
    const outcomes = await work(
      key,
      batch.map(({ item }) => item),
    ).catch((reason: unknown): PromiseSettledResult<Result>[] | null =>
      batch.length > 1 ? null : [{ status: 'rejected', reason }],
    );
    if (outcomes === null) for (const one of batch) await workOn(key, [one]);
    else
      for (const [place, { settle }] of batch.entries())
        settle(
          outcomes[place] ?? { status: 'rejected', reason: new Error('A batch has no answer for one of its items') },
        );
  }
  async function workOff(key: Key, line: Waiting[]): Promise<void> {
    while (line.length > 0) await workOn(key, line.splice(0, most));
    lines.delete(key);
  }
  return async (key, item) => {
    if ((lines.get(key)?.length ?? 0) >= mostWaiting) throw refuse();
    const outcome = await new Promise<PromiseSettledResult<Result>>((settle) => {
      const line = lines.get(key);
      if (line) line.push({ item, settle });
      else {
        const begun = [{ item, settle }];
        lines.set(key, begun);
        void workOff(key, begun);
      }
    });
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
}
