import { expect, test } from 'vitest';
import { testLimits } from '../sandbox/_boxes.ts';
import type { RunOutcome, RunSpec } from '../sandbox/sandbox.ts';
import { artefactKey, createArtefactStore } from './artefact-store.ts';

const nothing = Buffer.alloc(0);
const outcome: RunOutcome = {
  end: { by: 'exit', code: 0 },
  limit: null,
  cpu_ms: 300,
  wall_ms: 400,
  memory_kb: 30_000,
  stdout: nothing,
  stderr: nothing,
};
const artefact = (size: number) => ({ tar: Buffer.alloc(size), outcome });

test('the least recently used go first, and the bytes are bounded', () => {
  const store = createArtefactStore(100);
  store.put('a', artefact(40));
  store.put('b', artefact(40));
  expect(store.get('a')).toBeDefined();
  store.put('c', artefact(40));
  expect([store.get('a'), store.get('b'), store.get('c')].map(Boolean)).toEqual([true, false, true]);
  store.put('c', artefact(60));
  expect([store.get('a'), store.get('c')].map(Boolean)).toEqual([true, true]);
  store.put('d', artefact(101));
  expect(['a', 'c', 'd'].map((key) => Boolean(store.get(key)))).toEqual([true, true, false]);
});

test('everything that goes into a compilation is in its name', () => {
  const spec: RunSpec = {
    argv: ['/usr/bin/g++', 'a.cpp'],
    env: { LANG: 'C' },
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: [
      { name: 'a.cpp', bytes: Buffer.from('x') },
      { name: 'b.h', bytes: Buffer.from('yz') },
    ],
    keep: true,
    limits: testLimits,
  };
  const keys = [
    spec,
    { ...spec, argv: ['/usr/bin/g++', '-O3', 'a.cpp'] },
    { ...spec, env: { LANG: 'C', A: '1' } },
    { ...spec, files: spec.files.slice(0, 1) },
    { ...spec, files: spec.files.toReversed() },
    {
      ...spec,
      files: [
        { name: 'a.cpp', bytes: Buffer.from('xb') },
        { name: '.h', bytes: Buffer.from('yz') },
      ],
    },
  ].map(artefactKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(artefactKey({ ...spec, env: { ...spec.env } })).toBe(keys[0]);
});
