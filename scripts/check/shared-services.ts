/**
 * What suites that neither stop nor break it may use together, with the variable that names its address. Loaded when it is
 * asked for: a fault in the server's modules fails the suites that need them, and not the whole run.
 */
const services = {
  postgres: {
    variable: 'TEST_POSTGRES',
    async start() {
      const { startTestCluster } = await import('@devorbit/testkit/postgres-cluster.ts');
      const { url, stop } = await startTestCluster();
      return { address: url('NAME'), stop };
    },
  },
  runner: {
    variable: 'TEST_RUNNER',
    async start() {
      const { startRealRunner } = await import('@devorbit/testkit/real-runner.ts');
      const { url, kill } = await startRealRunner();
      return { address: url, stop: () => kill() };
    },
  },
};
type Started = { address: string; stop(): Promise<void> };

export type SharedServices = typeof services;

/** Starts each service when the first suite asks for it. */
export function openSharedServices() {
  const started = new Map<keyof SharedServices, Promise<Started>>();
  return {
    /** The variables that name the services' addresses; rejects where one does not start. */
    async environment(names: (keyof SharedServices)[]): Promise<Record<string, string>> {
      const found = await Promise.all(
        names.map(async (name) => {
          const service = started.get(name) ?? services[name].start();
          started.set(name, service);
          return [services[name].variable, (await service).address] as const;
        }),
      );
      return Object.fromEntries(found);
    },
    async close(): Promise<void> {
      for (const service of started.values()) await service.then(({ stop }) => stop()).catch(() => undefined);
    },
  };
}
