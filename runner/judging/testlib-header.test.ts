import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPILER, FLAGS } from '../languages/cpp.ts';
import { openTestSandbox, runIn } from '../sandbox/_boxes.ts';
import { HEADERS_IN_BOX, headersFolder } from '../sandbox/box-view.ts';
import { precompileHeader } from '../sandbox/precompiled-header.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { testlibFor, testlibHeader } from './testlib-header.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox(1);
});
afterAll(() => sandbox.close());

/** The compiler of the box, told as for a program of these files, naming each header that it takes. */
async function compiled(files: Record<string, string>) {
  const where = await testlibFor(Object.entries(files).map(([name, text]) => ({ name, text })));
  const compile = await runIn(sandbox.lanes[0]!, [COMPILER, ...FLAGS, ...where, '-H', 'main.cpp', '-o', 'a.out'], {
    files,
    limits: { memory_kb: 1024 * 1024 },
    keep: true,
  });
  const { text } = await runIn(sandbox.lanes[0]!, ['/box/a.out'], { box: 'sealed' });
  await sandbox.lanes[0]!.release();
  return { ...compile, text };
}

const body = 'int main() { std::cout << std::vector<int>{4, 2}.size() << sizeof(int); }';

test('testlib.h is compiled once, and again where a program changes what it means', async () => {
  const ahead = await precompileHeader(await testlibHeader(), COMPILER, FLAGS);
  const inBox = path.join(HEADERS_IN_BOX, path.relative(headersFolder, ahead ?? ''));

  const plain = await compiled({ 'main.cpp': `#include "testlib.h"\n${body}` });
  expect(plain.end).toEqual({ by: 'exit', code: 0 });
  expect(plain.errors).toContain(`! ${inBox}`);
  expect(plain.text).toBe('24');

  const late = await compiled({ 'main.cpp': `#include <vector>\n#include <testlib.h>\n${body}` });
  expect(late.end).toEqual({ by: 'exit', code: 0 });
  expect(late.text).toBe('24');

  const larger = await compiled({
    'main.cpp': '#define int long long\n#include "testlib.h"\nsigned main() { std::cout << sizeof(int); }',
  });
  expect(larger.end).toEqual({ by: 'exit', code: 0 });
  expect(larger.errors).not.toContain(`! ${inBox}`);
  expect(larger.text).toBe('8');
});

test('what the compiler says names testlib.h and no file of ours, compiled ahead or not', async () => {
  await precompileHeader(await testlibHeader(), COMPILER, FLAGS);
  for (const before of ['', '#define int long long\n']) {
    const { errors } = await compiled({
      'main.cpp': `${before}#include "testlib.h"\nsigned main() { rnd.next(sos); }`,
    });
    expect(errors).toContain("'sos' was not declared");
    expect(errors).not.toContain(headersFolder);
  }
});

test('only C++ programs that ask for it and do not bring it have it', async () => {
  const asks = '#include "testlib.h"';
  const ours = [expect.stringMatching(/^-I\/opt\/headers\/testlib\/[0-9a-f]{16}$/)];
  expect(await testlibFor([{ name: 'check.cc', text: asks }])).toEqual(ours);
  expect(
    await testlibFor([
      { name: 'check.cpp', text: '#include "all.h"' },
      { name: 'all.h', text: '  # include <testlib.h>' },
    ]),
  ).toEqual(ours);
  expect(
    await testlibFor([
      { name: 'check.cpp', text: asks },
      { name: 'testlib.h', text: '' },
    ]),
  ).toEqual([]);
  expect(await testlibFor([{ name: 'check.cpp', text: '#include <vector> // not "testlib.h"' }])).toEqual([]);
  expect(await testlibFor([{ name: 'check.py', text: asks }])).toEqual([]);
});
