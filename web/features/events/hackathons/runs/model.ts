import type { EntryRun } from '@devorbit/contract/events/entry-runs.ts';
import { ENTRY_RUN_SECONDS, MAX_RUN_OUTPUT_BYTES } from '@devorbit/contract/events/hackathons-limits.ts';
import { bytesText, secondsText } from '../../../../platform/format/sizes.ts';

type Ending = Pick<EntryRun, 'state' | 'outcome' | 'exitCode' | 'signal' | 'message'>;

/** Where a run stands, in a sentence. */
export function stateText({ state, outcome, exitCode, signal, message }: Ending): string {
  if (state === 'waiting') return 'Waiting for a free place in the sandbox…';
  if (state === 'building') return 'Building…';
  if (state === 'running') return 'Running…';
  switch (outcome) {
    case 'exited':
      return `Ended with exit code ${exitCode ?? 0}.`;
    case 'signal':
      return `Ended by the signal ${signal ?? 'SIGKILL'}.`;
    case 'build_failed':
      return message === '' ? `The build failed with exit code ${exitCode ?? '–'}.` : `The build failed. ${message}`;
    case 'time':
      return `Stopped after ${ENTRY_RUN_SECONDS} s, while it was still running.`;
    case 'output':
      return `Stopped: it wrote more than ${bytesText(MAX_RUN_OUTPUT_BYTES)}.`;
    case 'memory':
      return 'Stopped: it ran out of memory.';
    default:
      return message;
  }
}

/** Whether it ended as one hopes. */
export const wentWell = ({ outcome, exitCode }: Pick<EntryRun, 'outcome' | 'exitCode'>): boolean =>
  outcome === 'exited' && exitCode === 0;

/** What it took. */
export const costText = ({ wallMs, cpuMs, memoryBytes }: Pick<EntryRun, 'wallMs' | 'cpuMs' | 'memoryBytes'>): string =>
  [
    wallMs !== null && `${secondsText(wallMs)} in all`,
    cpuMs !== null && `${secondsText(cpuMs)} computed`,
    memoryBytes !== null && bytesText(memoryBytes),
  ]
    .filter((part) => part !== false)
    .join(' · ');

/** What the team chooses its source from: its zips, and the one that is chosen where it is gone. */
export function sourceChoices(files: readonly { name: string }[], chosen: string): { value: string; label: string }[] {
  const zips = files.map(({ name }) => name).filter((name) => name.toLowerCase().endsWith('.zip'));
  const isThere = chosen === '' || zips.some((name) => name.toLowerCase() === chosen.toLowerCase());
  return [
    { value: '', label: 'Nothing is run' },
    ...zips.map((name) => ({ value: name, label: name })),
    ...(isThere ? [] : [{ value: chosen, label: `${chosen} (removed)` }]),
  ];
}
