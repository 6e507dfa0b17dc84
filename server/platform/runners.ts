/** The runners behind this server, by their addresses without a slash at the end. */
export type Runners = {
  readonly bases: string[];
  /**
   * Gives the work to the least busy runner, and on to the next where one refuses: `refused` tells a refusal (nothing ran)
   * from a failure. Throws what the last one refused with. Needs at least one runner.
   */
  give<Result>(work: (base: string) => Promise<Result>, refused: (error: unknown) => boolean): Promise<Result>;
};

/** How long a runner that refused is asked last, in ms. */
const REST_MS = 2_000;

export function createRunners(urls: string[]): Runners {
  const all = urls.map((url) => ({ base: url.replace(/\/+$/, ''), busy: 0, restsUntil: 0 }));
  return {
    bases: all.map(({ base }) => base),
    async give(work, refused) {
      const now = performance.now();
      const order = all.toSorted(
        (a, b) =>
          Number(a.restsUntil > now) - Number(b.restsUntil > now) || a.busy - b.busy || a.restsUntil - b.restsUntil,
      );
      let refusal: unknown = new Error('there is no runner');
      for (const runner of order) {
        runner.busy++;
        try {
          return await work(runner.base);
        } catch (error) {
          if (!refused(error)) throw error;
          runner.restsUntil = performance.now() + REST_MS;
          refusal = error;
        } finally {
          runner.busy--;
        }
      }
      throw refusal;
    },
  };
}
