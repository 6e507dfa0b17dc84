import { expect, test } from 'vitest';
import { costText, sourceChoices, stateText, wentWell } from './model.ts';

const run = { state: 'ended', outcome: 'exited', exitCode: 0, signal: null, message: '' } as const;

test('says where a run stands and how it ended', () => {
  expect(stateText({ ...run, state: 'waiting', outcome: null })).toBe('Waiting for a free place in the sandbox…');
  expect(stateText(run)).toBe('Ended with exit code 0.');
  expect(stateText({ ...run, outcome: 'signal', exitCode: null, signal: 'SIGSEGV' })).toBe(
    'Ended by the signal SIGSEGV.',
  );
  expect(stateText({ ...run, outcome: 'build_failed', exitCode: 2 })).toBe('The build failed with exit code 2.');
  expect(stateText({ ...run, outcome: 'build_failed', message: 'It ran out of memory.' })).toBe(
    'The build failed. It ran out of memory.',
  );
  expect(stateText({ ...run, outcome: 'output' })).toBe('Stopped: it wrote more than 64 KB.');
  expect(stateText({ ...run, outcome: 'refused', message: 'This isn’t a zip file' })).toBe('This isn’t a zip file');
  expect([wentWell(run), wentWell({ ...run, exitCode: 1 }), wentWell({ ...run, outcome: 'time' })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('says what a run took, as far as it is known', () => {
  expect(costText({ wallMs: 1_500, cpuMs: 20, memoryBytes: null })).toBe('1.5 s in all · 20 ms computed');
});

test('offers the zips of an entry, and the chosen one where it was removed', () => {
  const files = [{ name: 'notes.txt' }, { name: 'Mesh.ZIP' }];
  expect(sourceChoices(files, 'mesh.zip').map(({ value }) => value)).toEqual(['', 'Mesh.ZIP']);
  expect(sourceChoices(files, 'old.zip').at(-1)).toEqual({ value: 'old.zip', label: 'old.zip (removed)' });
});
