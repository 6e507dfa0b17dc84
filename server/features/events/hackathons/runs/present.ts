import type { EntryRun } from '@devorbit/contract/events/entry-runs.ts';
import type { RunRow } from './store.ts';

export const presentRun = (row: RunRow | null): EntryRun | null =>
  row && {
    id: row.id,
    state: row.state,
    outcome: row.outcome,
    message: row.message,
    source: row.source,
    language: row.language,
    build: row.build,
    command: row.command,
    input: row.input,
    askedAt: row.asked_at,
    endedAt: row.ended_at,
    exitCode: row.exit_code,
    signal: row.signal,
    wallMs: row.wall_ms,
    cpuMs: row.cpu_ms,
    memoryBytes: row.memory_bytes,
    buildOutput: row.build_output,
    stdout: row.stdout,
    stderr: row.stderr,
    cut: row.cut,
  };
