import { Gauge, Histogram, Registry } from 'prom-client';

/** What a submission's time goes into; `start` is what a box costs beside its program. */
export type Stage = 'queue' | 'compile' | 'start' | 'run' | 'compare';

const registry = new Registry();
const stages = new Histogram({
  name: 'devorbit_runner_stage_seconds',
  help: 'Time of each stage of running code, by the wall clock.',
  labelNames: ['stage'] as const,
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [registry],
});
const jobs = new Gauge({
  name: 'devorbit_runner_jobs',
  help: 'Jobs by state.',
  labelNames: ['state'] as const,
  registers: [registry],
});

export const observe = (stage: Stage, ms: number): void => stages.observe({ stage }, Math.max(0, ms) / 1000);

/** Runs `act` and counts its time. */
export function timed<Result>(stage: Stage, act: () => Result): Result {
  const start = performance.now();
  const result = act();
  observe(stage, performance.now() - start);
  return result;
}

/** In Prometheus's text format. */
export function presentMetrics(now: { waiting: number; running: number }): Promise<string> {
  jobs.set({ state: 'waiting' }, now.waiting);
  jobs.set({ state: 'running' }, now.running);
  return registry.metrics();
}
export const METRICS_TYPE = registry.contentType;
