import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPILER, FLAGS } from '../languages/cpp.ts';
import { openTestSandbox, runIn } from './_boxes.ts';
import { HEADERS_IN_BOX, headersFolder } from './box-view.ts';
import { precompileHeader, STANDARD_LIBRARY } from './precompiled-header.ts';
import type { Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox(1);
});
afterAll(() => sandbox.close());

test('the compiler in the box takes the header that was compiled ahead, and may not change it', async () => {
  const file = await precompileHeader(STANDARD_LIBRARY, COMPILER, FLAGS);
  expect(await precompileHeader(STANDARD_LIBRARY, COMPILER, FLAGS)).toBe(file);
  const inBox = path.join(HEADERS_IN_BOX, path.relative(headersFolder, file ?? ''));
  const compile = await runIn(
    sandbox.lanes[0]!,
    [COMPILER, ...FLAGS, `-I${HEADERS_IN_BOX}`, '-H', 'main.cpp', '-o', 'a.out'],
    {
      files: { 'main.cpp': '#include <bits/stdc++.h>\nint main() { std::cout << std::vector<int>{4, 2}.size(); }' },
      limits: { memory_kb: 1024 * 1024 },
      keep: true,
    },
  );
  expect(compile.end).toEqual({ by: 'exit', code: 0 });
  expect(compile.errors).toContain(`! ${inBox}`);
  expect((await runIn(sandbox.lanes[0]!, ['/box/a.out'], { box: 'sealed' })).text).toBe('2');
  await sandbox.lanes[0]!.release();
  const change = await runIn(sandbox.lanes[0]!, ['/usr/bin/touch', inBox]);
  expect(change.errors).toMatch(/Read-only file system|Permission denied/);
});

test('what the compiler says of a program names no file of ours', async () => {
  await precompileHeader(STANDARD_LIBRARY, COMPILER, FLAGS);
  const source =
    '#include <bits/stdc++.h>\nstruct Lamp {};\nint main() { std::vector<Lamp> row; std::sort(row.begin(), row.end()); }';
  const compile = await runIn(
    sandbox.lanes[0]!,
    [COMPILER, ...FLAGS, `-I${HEADERS_IN_BOX}`, 'main.cpp', '-o', 'a.out'],
    { files: { 'main.cpp': source }, limits: { memory_kb: 1024 * 1024 } },
  );
  expect(compile.errors).toContain('from main.cpp:1');
  expect(compile.errors).not.toContain(headersFolder);
});
