import type { Timed } from './report.ts';

/** The slowest that are named. */
const NAMED = 20;

/** A suite and the processor time of all its processes, which other work on the machine does not change. */
type TimedSuite = Timed & { cpuSeconds: number };

export type Durations = {
  seconds: number;
  cpuSeconds: number;
  suites: TimedSuite[];
  files: Timed[];
  tests: Timed[];
};

const round = (seconds: number): number => Math.round(seconds * 10) / 10;
const slowest = (all: Timed[]): Timed[] =>
  all
    .map(({ name, seconds }) => ({ name, seconds: round(seconds) }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, NAMED);

/** How long the run and each suite took, and the slowest files and tests of all. */
export const durationsOf = (
  seconds: number,
  suites: TimedSuite[],
  reports: { files: Timed[]; tests: Timed[] }[],
): Durations => ({
  seconds: round(seconds),
  cpuSeconds: round(suites.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)),
  suites: suites
    .map((suite) => ({ ...suite, seconds: round(suite.seconds), cpuSeconds: round(suite.cpuSeconds) }))
    .toSorted((a, b) => b.seconds - a.seconds),
  files: slowest(reports.flatMap(({ files }) => files)),
  tests: slowest(reports.flatMap(({ tests }) => tests)),
});

const rows = (timed: (Timed & { cpuSeconds?: number })[]): string[] =>
  timed.map(({ name, seconds, cpuSeconds }) => {
    const cpu = cpuSeconds === undefined ? '' : `  (${cpuSeconds.toFixed(1)} s of CPU)`;
    return `${seconds.toFixed(1).padStart(8)} s  ${name}${cpu}`;
  });

/** The table that ends a run. */
export const durationTable = ({ seconds, cpuSeconds, suites, files, tests }: Durations): string =>
  [
    `Durations (${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s in all, ${Math.round(cpuSeconds)} s of CPU; var/reports/durations.json):`,
    ...rows(suites),
    ...(files.length > 0 ? ['The slowest files:', ...rows(files.slice(0, 8))] : []),
    ...(tests.length > 0 ? ['The slowest tests:', ...rows(tests.slice(0, 8))] : []),
  ].join('\n');
