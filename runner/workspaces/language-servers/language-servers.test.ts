import { setTimeout as delay } from 'node:timers/promises';
import { type LanguageServerName, uriOfPath } from '@devorbit/contract/execution/language-servers.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openService } from '../../_service.ts';
import { openTestSandbox } from '../../sandbox/_boxes.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { speakerOf } from './_speaker.ts';
import { endOf } from './language-server.ts';
import { isLanguageServerThere } from './servers.ts';

let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof openService>>;
let speaker: ReturnType<typeof speakerOf>;
beforeAll(async () => {
  sandbox = await openTestSandbox(1, { linesAhead: 0, languageServers: 3 });
  service = await openService(sandbox);
  speaker = speakerOf(service.url);
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

const there = new Set<LanguageServerName>();
for (const name of ['python', 'typescript', 'cpp', 'go'] as const)
  if (await isLanguageServerThere(name)) there.add(name);

type Example = {
  path: string;
  id: string;
  text: string;
  fault: RegExp;
  /** After these words this is completed. */
  completes: [after: string, label: string];
  hovers: [after: string, words: RegExp];
  /** Without a fault. */
  mended: string;
};
const examples: Record<LanguageServerName, Example> = {
  python: {
    path: 'main.py',
    id: 'python',
    text: 'import os\n\ndef add(a: int, b: int) -> int:\n    """Adds two numbers."""\n    return a + b\n\ntext: str = add(1, 2)\nos.pat\n',
    fault: /"int" is not assignable to "str"/,
    completes: ['os.pat', 'path'],
    hovers: ['str = ad', /Adds two numbers/],
    mended: 'number: int = 3\nprint(number)\n',
  },
  typescript: {
    path: 'src/main.ts',
    id: 'typescript',
    text: 'import { readFileSync } from "node:fs";\n/** Adds. */\nfunction add(a: number, b: number): number { return a + b; }\nconst text: string = add(1, 2);\nconsole.log(process.argv, readFileSync("x"), text.toUp);\n',
    fault: /Type 'number' is not assignable to type 'string'/,
    completes: ['text.toUp', 'toUpperCase'],
    hovers: ['string = ad', /function add\(a: number, b: number\): number/],
    mended: 'const number: number = 3;\nconsole.log(number);\n',
  },
  cpp: {
    path: 'main.cpp',
    id: 'cpp',
    text: '#include <bits/stdc++.h>\nusing namespace std;\nint add(int a, int b) { return a + b; }\nint main() {\n  string text = add(1, 2);\n  vector<int> all;\n  all.push\n}\n',
    fault: /No viable conversion from 'int' to 'string'/,
    completes: ['all.push', 'push_back(value_type &&x)'],
    hovers: ['text = ad', /int add\(int a, int b\)/],
    mended: '#include <concepts>\nint main() { return std::integral<int> ? 0 : 1; }\n',
  },
  go: {
    path: 'main.go',
    id: 'go',
    text: 'package main\n\nimport "fmt"\n\n// add adds.\nfunc add(a, b int) int { return a + b }\n\nfunc main() {\n\tvar text string = add(1, 2)\n\tfmt.Printl\n\tfmt.Println(text)\n}\n',
    fault: /cannot use add\(1, 2\)/,
    completes: ['\tfmt.Printl', 'Println'],
    hovers: ['string = ad', /func add\(a int, b int\) int/],
    mended: 'package main\n\nfunc main() { println(3) }\n',
  },
};

describe.each(Object.keys(examples) as LanguageServerName[])('%s', (name) => {
  const { path, id, text, fault, completes, hovers, mended } = examples[name];
  test.skipIf(!there.has(name))('finds faults, completes, and tells what a name is', async () => {
    const server = await speaker.begin(name, { [path]: text });
    server.openText(path, id, text);
    await server.findsFault(path, fault);
    expect(await server.labels(path, text, completes[0])).toEqual(
      expect.arrayContaining([expect.stringContaining(completes[1].split('(')[0]!)]),
    );
    expect(await server.hover(path, text, hovers[0])).toMatch(hovers[1]);
    server.change(path, 2, mended);
    await expect.poll(() => server.diagnostics(path), { timeout: 60_000 }).toEqual([]);
    server.close();
  });
});

test.skipIf(!there.has('python'))('reads the other files of the project, also as they change', async () => {
  const main = 'from tools import add\n\nadd("one")\n';
  const server = await speaker.begin('python', { 'main.py': main, 'tools.py': 'def add(a: int): ...\n' });
  server.openText('main.py', 'python', main);
  await server.findsFault('main.py', /is not assignable to "int"/);
  const [found] = (await server.result('textDocument/definition', server.at('main.py', main, '\nad'))) as [
    { uri: string },
  ];
  expect(found.uri).toBe(uriOfPath('tools.py'));
  expect((await server.write({ 'tools.py': 'def add(a: str): ...\n' })).status).toBe(204);
  await expect.poll(() => server.diagnostics('main.py'), { timeout: 60_000 }).toEqual([]);
  server.close();
});

test.skipIf(!there.has('go'))('a name of a package that is not imported brings its import', async () => {
  const text = 'package main\n\nfunc main() {\n\tstrings.ToUp\n}\n';
  const server = await speaker.begin('go', { 'main.go': text });
  server.openText('main.go', 'go', text);
  await expect
    .poll(
      async () =>
        server.result('textDocument/completion', {
          ...server.at('main.go', text, 'strings.ToUp'),
          context: { triggerKind: 1 },
        }),
      { timeout: 60_000 },
    )
    .toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          label: 'ToUpper',
          detail: '(from "strings")',
          // Not a snippet, in whose place the editor would forget the import.
          insertTextFormat: 1,
          additionalTextEdits: [expect.objectContaining({ newText: expect.stringContaining('import "strings"') })],
        }),
      ]),
    });
  server.close();
});

test.skipIf(!there.has('typescript'))('renames in every file that has the name, and in no other', async () => {
  const tools = 'export function add(a: number) { return a; }\n';
  const main = 'import { add } from "./tools.ts";\nadd(1);\n';
  const server = await speaker.begin('typescript', { 'main.ts': main, 'tools.ts': tools });
  server.openText('main.ts', 'typescript', main);
  const edit = (await server.result('textDocument/rename', {
    ...server.at('main.ts', main, '\nad'),
    newName: 'plus',
  })) as {
    changes: Record<string, { newText: string }[]>;
  };
  expect(Object.keys(edit.changes).toSorted()).toEqual([uriOfPath('main.ts'), uriOfPath('tools.ts')]);
  expect(
    await server.result('textDocument/references', {
      ...server.at('main.ts', main, '\nad'),
      context: { includeDeclaration: true },
    }),
  ).toHaveLength(3);
  server.close();
});

test.skipIf(!there.has('python'))('of one person the one that was used least recently makes room', async () => {
  await nobodyIsThere();
  const first = await speaker.begin('python', { 'a.py': '' }, 'one');
  await delay(20);
  const second = await speaker.begin('python', { 'a.py': '' }, 'one');
  const third = await speaker.begin('python', { 'a.py': '' }, 'one');
  expect(await first.ended()).toMatchObject({ reason: 'replaced' });
  // Of others, only one that was quiet for a while.
  const fourth = await speaker.begin('python', { 'a.py': '' }, 'another');
  const refused = await speaker.ask('python', 'a third');
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { reason: 'full', message: 'Python assistance: all places are taken; try again soon' },
  ]);
  for (const each of [second, third, fourth]) each.close();
});

const nobodyIsThere = async () => {
  const room = async () => (await speaker.call('', 'GET')).json();
  await expect.poll(room, { timeout: 30_000 }).toMatchObject({ open: 0 });
};

test('rests after a time without a word', async () => {
  await nobodyIsThere();
  const short = await openService(sandbox, {
    serverTimes: { idle: 1500, watched: 60_000, busy: 45_000, longest: 60_000 },
  });
  const server = await speakerOf(short.url).begin('python', { 'a.py': '' });
  expect(await server.ended()).toEqual({
    type: 'ended',
    reason: 'idle',
    message: 'Python assistance rests, as nothing was typed for a while',
  });
  await short.close();
});

test('refuses what it does not know, in words', async () => {
  const unknown = await speaker.ask('cobol');
  expect(unknown.status).toBe(400);
  expect((await speaker.call('/nothing/files', 'PATCH', {})).status).toBe(404);
  expect((await speaker.call('/nothing/socket', 'GET')).status).toBe(404);
});

test('what is not installed is said with the command that brings it', () => {
  expect(endOf('go', 'missing').message).toBe(
    'Go assistance is not installed here: npm run language-servers install gopls',
  );
  expect(endOf('python', 'missing').message).toBe('Python assistance is not installed here: npm ci');
  expect(endOf('rust', 'missing').message).toMatch(/: npm run languages install rust$/);
});

test.skipIf(!there.has('python'))('who checks leaves first, and nobody who completes for it', async () => {
  await nobodyIsThere();
  const opened = async (server: string, whose: string) => {
    const made = await speaker.ask(server, whose);
    return made.status === 201 ? ((await made.json()) as { id: string }).id : made.status;
  };
  const checks = await opened('ruby', 'one');
  const kept = [await opened('python', 'one'), await opened('python', 'another')];
  expect(await opened('ruby', 'another')).toBe(503);
  kept.push(await opened('python', 'one'));
  const isThere = async (id: unknown) => (await speaker.call(`/${id}/files`, 'PATCH', {})).status !== 404;
  expect(await Promise.all([checks, ...kept].map(isThere))).toEqual([false, true, true, true]);
});
