/** Time and memory of a run as the tables show them. */
export const amount = (run: { time_ms: number; memory_kb: number } | { runtime_ms: number; memory_kb: number }) =>
  `${Math.round('time_ms' in run ? run.time_ms : run.runtime_ms)} ms`.padStart(9) +
  `${Math.round(run.memory_kb / 1024)} MB`.padStart(8);
