/** Does every task on the first free of `workers`, and tells each result as it comes. Rejects with the first task that rejects. */
export async function inPool<Worker, Result>(
  workers: Worker[],
  tasks: ((worker: Worker) => Promise<Result>)[],
  tell: (result: Result) => void,
): Promise<void> {
  const waiting = tasks.values();
  await Promise.all(
    workers.map(async (worker) => {
      // All workers draw from one iterator.
      for (const task of waiting) tell(await task(worker));
    }),
  );
}
