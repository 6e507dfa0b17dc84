import { randomBytes } from 'node:crypto';
import { LANGUAGE_SERVER } from '@devorbit/contract/execution/language-servers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openService } from '../../_service.ts';
import { openTestSandbox, python } from '../../sandbox/_boxes.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { Agent, agentReady } from '../agent.ts';
import { speakerOf } from './_speaker.ts';
import { LanguageServerBox, languageServerLimits } from './language-server.ts';
import { isLanguageServerThere, languageServerKinds } from './servers.ts';

const PATIENT = { timeout: 100_000 };
let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof openService>>;
let speaker: ReturnType<typeof speakerOf>;
beforeAll(async () => {
  sandbox = await openTestSandbox(1, { linesAhead: 0, languageServers: 3 });
  // What a project may compute is told early here, and also where a busy machine leaves it little to compute with.
  const serverTimes = { idle: 600_000, watched: 60_000, busy: 6_000, longest: 600_000 };
  service = await openService(sandbox, { serverTimes });
  speaker = speakerOf(service.url);
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

const hasClangd = await isLanguageServerThere('cpp');
const hasTypescript = await isLanguageServerThere('typescript');
const hasPython = await isLanguageServerThere('python');
const hasGo = await isLanguageServerThere('go');

const SMALL = 'number: int = "one"\n';
/** Another one's server answers. */
async function othersGoOn(): Promise<void> {
  const other = await speaker.begin('python', { 'main.py': SMALL }, 'another');
  other.openText('main.py', 'python', SMALL);
  await other.findsFault('main.py', /is not assignable to/);
  other.close();
}

test.skipIf(!hasClangd || !hasPython)(
  'a project that is computed for ever: ended, said, and felt by nobody',
  async () => {
    const endless =
      'constexpr int spin() { int n = 0; while (n >= 0) n = (n + 1) % 1000; return n; }\nconstexpr int x = spin();\n';
    const server = await speaker.begin('cpp', {
      'main.cpp': endless,
      '.clangd': 'CompileFlags:\n  Add: [-fconstexpr-steps=4294967295]\n',
    });
    server.openText('main.cpp', 'cpp', endless);
    // The judge runs meanwhile, and another one's server.
    const judged = await python(sandbox.lanes[0]!, 'print(sum(range(1000)))');
    expect([judged.text, judged.end]).toEqual(['499500\n', { by: 'exit', code: 0 }]);
    await othersGoOn();
    expect(await server.ended()).toEqual({
      type: 'ended',
      reason: 'busy',
      message: 'C and C++ assistance has ended: this project takes too long to read',
    });
    await othersGoOn();
  },
);

test.skipIf(!hasClangd || !hasPython)('a project that takes all memory: ended, said, and felt by nobody', async () => {
  const doubled = Array.from({ length: 30 }, (_, at) => `#define A${at + 1} A${at} A${at}`);
  const text = ['#define A0 1 +', ...doubled, 'int x = A30 0;', ''].join('\n');
  const server = await speaker.begin('cpp', { 'main.cpp': text });
  server.openText('main.cpp', 'cpp', text);
  const { reason, message } = await server.ended();
  // Whichever of its bounds it meets first.
  expect(['memory', 'busy']).toContain(reason);
  expect(message).toMatch(/this project takes/);
  await othersGoOn();
});

test.skipIf(!hasPython)('frames that are none, or name what is no file of the project', async () => {
  const server = await speaker.begin('python', { 'main.py': SMALL });
  const refusals = () => server.frames.flatMap((frame) => (frame.type === 'refused' ? [frame.message] : []));
  const uri = (to: string) => ({ method: 'textDocument/hover', params: { textDocument: { uri: to }, position: {} } });
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { inside: nested(depth - 1) });
  const frames: [send: () => void, words: RegExp][] = [
    [() => server.raw('{"jsonrpc":'), /not valid JSON/],
    [() => server.raw('[]'), /Invalid input/],
    [() => server.raw('['.repeat(100_000)), /not valid JSON/],
    [() => server.raw(`"${'x'.repeat(LANGUAGE_SERVER.FRAME_BYTES)}"`), /at most 262144 bytes/],
    [() => server.say({ id: 90, ...uri('file:///etc/passwd') }), /files of the project only/],
    [() => server.say({ id: 91, ...uri('file:///box/../etc/passwd') }), /files of the project only/],
    [() => server.say({ id: 92, ...uri('file:///box/%2e%2e/etc/passwd') }), /files of the project only/],
    [() => server.say({ id: 93, ...uri('http://example.org/x.py') }), /files of the project only/],
    [() => server.say({ id: 94, ...uri('file:///box/a%00b.py') }), /files of the project only/],
    [() => server.say({ id: 95, method: 'textDocument/hover', params: nested(100) }), /levels deep/],
    [() => server.say({ id: 96, method: 'workspace/executeCommand', params: { command: 'x' } }), /Invalid/],
    [() => server.say({ id: 97, method: 'workspace/symbol', params: { query: '' } }), /Invalid/],
    [() => server.say({ method: 'workspace/didChangeConfiguration', params: {} }), /Invalid/],
    [() => server.say({ method: 'workspace/didChangeWatchedFiles', params: {} }), /Invalid/],
    [() => server.say({ id: -1, method: 'textDocument/hover', params: {} }), /Too small/],
    [() => server.say({ id: 98, method: 'textDocument/codeAction', params: {} }), /Invalid/],
  ];
  for (const [index, [send, words]] of frames.entries()) {
    send();
    await expect.poll(() => refusals().length, PATIENT).toBe(index + 1);
    expect(refusals()[index]).toMatch(words);
  }
  // Nothing was lost.
  server.openText('main.py', 'python', SMALL);
  await server.findsFault('main.py', /is not assignable to/);
  server.close();
});

test.skipIf(!hasPython)('a frame of 100 MB: its socket and its server are gone, and nothing else', async () => {
  const server = await speaker.begin('python', { 'main.py': SMALL });
  server.raw('x'.repeat(100 * 1024 * 1024));
  const room = async () => (await (await speaker.call('', 'GET')).json()) as { open: number };
  await expect.poll(async () => (await room()).open, PATIENT).toBe(0);
  await othersGoOn();
});

const SECRET = '/etc/shadow';
const EVIL = '#!/bin/sh\ntouch /box/marker.h\n';

test.skipIf(!hasClangd)(
  'a compilation database and settings of clangd that name another compiler: nothing is started',
  async () => {
    const text = `#include "${SECRET}"\n#include "se\nint main() {}\n`;
    const server = await speaker.begin('cpp', {
      'main.cpp': text,
      'seen.h': '',
      'evil.sh': EVIL,
      'compile_commands.json': JSON.stringify([
        {
          directory: '/box',
          file: '/box/main.cpp',
          arguments: ['/bin/sh', '/box/evil.sh', '-fplugin=/box/evil.so', '-B/box', '-x', 'c++', '/box/main.cpp'],
        },
      ]),
      '.clangd':
        'CompileFlags:\n  Compiler: /box/evil.sh\n  Add: [-fplugin=/box/evil.so, -Xclang, -load, -Xclang, /box/evil.so]\nIndex:\n  External:\n    Server: 127.0.0.1:9999\n    MountPoint: /\n',
    });
    server.openText('main.cpp', 'cpp', text);
    await server.findsFault('main.cpp', /shadow' file not found|unable to load plugin|evil/);
    const seen = await server.labels('main.cpp', text, '#include "se');
    const made = await server.labels('main.cpp', text.replace('"se', '"ma'), '#include "');
    expect(JSON.stringify([seen, made])).not.toMatch(/marker/);
    server.close();
  },
);

test.skipIf(!hasTypescript).each([
  {
    extends: '/etc/passwd',
    compilerOptions: { plugins: [{ name: './plugin' }, { name: '/box/plugin' }], outDir: '/usr' },
  },
  { files: ['main.ts', SECRET, '/etc/passwd', '/proc/self/environ'] },
  {
    compilerOptions: {
      typeRoots: ['/etc', '/proc/self'],
      rootDirs: ['/'],
      paths: { '*': ['/*', '/proc/self/root/*'] },
    },
    include: ['/**/*'],
  },
])(
  'settings of TypeScript that lead out of the project, and plugins, %#: it answers from what a box has, or ends',
  async (settings) => {
    const text = `import secret from "${SECRET}";\nimport words from "/proc/self/environ";\nconst x: string = 1;\n`;
    const server = await speaker.begin('typescript', {
      'main.ts': text,
      'plugin/index.js': 'require("fs").writeFileSync("/box/marker.ts", "");',
      'tsconfig.json': JSON.stringify(settings),
    });
    server.openText('main.ts', 'typescript', text);
    const textDocument = { uri: 'file:///box/main.ts' };
    const answer = JSON.stringify(await server.request('textDocument/diagnostic', { textDocument }));
    if (/"over"/.test(answer)) expect(await server.ended()).toMatchObject({ reason: 'broken' });
    else {
      expect(answer).toMatch(/not assignable to type 'string'/);
      const asked = text.replace(SECRET, './');
      server.change('main.ts', 2, asked);
      expect(await server.labels('main.ts', asked, 'from "./')).not.toContain('marker');
    }
    expect(answer + JSON.stringify(server.notices)).not.toMatch(/root:x|\$6\$|LANG=/);
    server.close();
  },
);

test.skipIf(!hasPython)(
  'settings of pyright that lead out of the project: nothing is read that a box does not have',
  async () => {
    const text = 'import shadow\nimport secret.shadow\nnumber: int = "one"\n';
    const server = await speaker.begin('python', {
      'main.py': text,
      'pyrightconfig.json': JSON.stringify({
        extends: '/etc/passwd',
        include: ['/', '/etc', '/proc'],
        extraPaths: ['/', '/etc', '/root', '/proc/self'],
        stubPath: '/etc',
        typeshedPath: '/etc',
        venvPath: '/root',
        venv: '.',
      }),
      'pyproject.toml': '[tool.pyright]\nextends = "/etc/shadow"\n',
    });
    server.openText('main.py', 'python', text);
    await expect.poll(() => server.diagnostics('main.py').then(({ length }) => length), PATIENT).toBeGreaterThan(0);
    expect(JSON.stringify(server.notices)).not.toMatch(/root:x|\$6\$/);
    server.close();
  },
);

test.skipIf(!hasGo)('cgo, generators and a module with a tool of its own: nothing is compiled or started', async () => {
  const text = `package main\n\n/*\n#cgo CFLAGS: -fplugin=/box/evil.so\n#include "${SECRET}"\n*/\nimport "C"\n\n//go:generate sh /box/evil.sh\nfunc main() { var s string = 1; _ = s }\n`;
  const server = await speaker.begin('go', {
    'main.go': text,
    'evil.sh': EVIL,
    'go.mod': 'module evil\n\ngo 1.19\n\nrequire example.org/x v1.0.0\n\nreplace example.org/x => /etc\n',
    'go.work': 'go 1.19\n\nuse /etc\n',
    'other.go': 'package main\n\nfunc other() { var s string = 1; _ = s }\n',
  });
  server.openText('main.go', 'go', text);
  server.openText('other.go', 'go', 'package main\n\nfunc other() { var s string = 1; _ = s }\n');
  await server.findsFault('other.go', /cannot use 1/);
  server.close();
});

/** A box of a language server, with another program in the place of the server. */
async function boxOf(script: string, ears: { told: string[]; ended: string[] }) {
  let box = null;
  // Those of the tests before may just be going.
  await expect
    .poll(async () => (box = await sandbox.languageServers.prepare().catch(() => null)), PATIENT)
    .not.toBeNull();
  const opened = (box as unknown as Awaited<ReturnType<Sandbox['languageServers']['prepare']>>).open(
    languageServerLimits,
  );
  const kind = { ...languageServerKinds.python, argv: ['/usr/bin/python3', '-c', script] };
  const server = await LanguageServerBox.open(randomBytes(8).toString('hex'), 'somebody', 'python', kind, opened);
  server.attach({ tell: (text) => ears.told.push(text), end: ({ reason }) => ears.ended.push(reason) });
  return server;
}
const SPEAK = `
import json, sys
def say(m):
    t = json.dumps({"jsonrpc": "2.0", **m}).encode()
    sys.stdout.buffer.write(b"Content-Length: %d\\r\\n\\r\\n" % len(t) + t)
    sys.stdout.buffer.flush()
def heard():
    length = int(sys.stdin.buffer.readline().split(b":")[1])
    sys.stdin.buffer.readline()
    return json.loads(sys.stdin.buffer.read(length))
heard()
`;
const initialize = { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} } as const;

test.each([
  ['a header of 100 MB', 'print("Content-Length: 104857600\\r\\n\\r\\n", flush=True)'],
  ['a header without an end', 'print("x" * 5000, flush=True)'],
  ['no JSON', 'print("Content-Length: 3\\r\\n\\r\\n{{{", flush=True)'],
  ['an end', 'sys.exit(0)'],
])('a server that says %s: it is over, with a sentence', async (_, script) => {
  const ears = { told: [] as string[], ended: [] as string[] };
  const server = await boxOf(`${SPEAK}${script}\nheard()`, ears);
  await server.take(initialize);
  expect(await server.over).toBe('broken');
  expect(ears.ended).toEqual(['broken']);
});

test('answers that nobody asked for, lists without end, edits outside, requests of its own: cut, refused, passed over', async () => {
  const ears = { told: [] as string[], ended: [] as string[] };
  const script = `${SPEAK}
say({"id": 999, "result": "forged"})
say({"id": "1", "result": "forged"})
say({"method": "window/showMessage", "params": {"type": 1, "message": "<script>"}})
say({"method": "telemetry/event", "params": {}})
say({"id": 5, "method": "workspace/applyEdit", "params": {"edit": {}}})
edit = heard()
say({"id": 6, "method": "window/showDocument", "params": {"uri": "https://example.org"}})
shown = heard()
d = {"range": {}, "message": "m" * 3000, "severity": 1, "data": "x" * 500}
say({"method": "textDocument/publishDiagnostics", "params": {"uri": "file:///etc/passwd", "diagnostics": [d]}})
say({"method": "textDocument/publishDiagnostics", "params": {"uri": "file:///box/a.py", "diagnostics": [d] * 300}})
say({"id": 1, "result": {"edit": edit["result"], "shown": shown["error"]}})
for _ in range(4):
    m = heard()
    if m["method"] == "textDocument/rename":
        say({"id": m["id"], "result": [
            {"changes": {"file:///box/a.py": [], "file:///etc/passwd": []}},
            {"documentChanges": [{"kind": "delete", "uri": "file:///box/a.py"}]},
            {"documentChanges": [{"textDocument": {"uri": "file:///box/a.py"}, "edits": [{"range": {}, "newText": "b", "annotationId": "x"}]}]},
        ][m["id"] - 2]})
    else:
        say({"id": m["id"], "result": {"items": [{"label": "x" * 700}] * 2000}})
heard()`;
  const server = await boxOf(script, ears);
  await server.take(initialize);
  await expect.poll(() => ears.told.length, PATIENT).toBe(3);
  const [ready, diagnostics, initialized] = ears.told.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(ready).toEqual({ type: 'ready', server: 'python' });
  const { uri, diagnostics: items } = diagnostics!['params'] as { uri: string; diagnostics: { message: string }[] };
  expect([uri, items.length, items[0]!.message.length]).toEqual(['file:///box/a.py', 200, 2000]);
  expect(items[0]).not.toHaveProperty('data');
  expect(initialized!['result']).toMatchObject({ edit: { applied: false }, shown: { code: -32_601 } });
  const textDocument = { uri: 'file:///box/a.py' };
  for (const id of [2, 3, 4])
    await server.take({ jsonrpc: '2.0', id, method: 'textDocument/rename', params: { textDocument } });
  await server.take({ jsonrpc: '2.0', id: 5, method: 'textDocument/completion', params: { textDocument } });
  await expect.poll(() => ears.told.length, PATIENT).toBe(7);
  const answers = ears.told.slice(3).map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(answers.slice(0, 3)).toMatchObject([
    { id: 2, error: { message: 'It would change files outside of the project' } },
    { id: 3, error: { message: 'It would change files outside of the project' } },
    { id: 4, result: { changes: { 'file:///box/a.py': [{ range: {}, newText: 'b' }] } } },
  ]);
  expect((answers[3]!['result'] as { items: unknown[] }).items).toHaveLength(LANGUAGE_SERVER.COMPLETIONS);
  server.end('closed');
  await server.over;
});

test('a server that reads nothing: it is over when too much waits for it', async () => {
  const ears = { told: [] as string[], ended: [] as string[] };
  const server = await boxOf('import time\ntime.sleep(600)', ears);
  await server.take(initialize);
  const text = 'x'.repeat(200_000);
  const textDocument = { uri: 'file:///box/a.py', languageId: 'python', version: 1, text };
  for (let n = 0; n < 10; n++)
    await server.take({ jsonrpc: '2.0', method: 'textDocument/didOpen', params: { textDocument } });
  expect(await server.over).toBe('busy');
});

test('its box has no network, not even its own, no terminals and no tracing', async () => {
  const box = (await sandbox.languageServers.prepare()).open(languageServerLimits);
  const agent = new Agent(box.wire, { fault: () => {}, changed: () => {} });
  await agentReady(agent, 60_000);
  const over = Promise.withResolvers<unknown>();
  let text = '';
  const script = `
import ctypes, os, socket
def tried(act):
    try: act(); return 'done'
    except OSError as e: return e.strerror
print(tried(lambda: socket.create_connection(('127.0.0.1', 9), 2)))
print(tried(lambda: socket.create_connection(('1.1.1.1', 53), 2)))
print(tried(lambda: os.open('/dev/ptmx', os.O_RDWR)))
libc = ctypes.CDLL(None, use_errno=True)
print(libc.ptrace(0, 0, 0, 0), os.strerror(ctypes.get_errno()))
print(sorted(os.listdir('/opt')), os.path.exists('/opt/agent/python'))
`;
  const program = await agent.start(
    {
      argv: ['/usr/bin/python3', '-c', script],
      env: {},
      folder: '/box',
      terminal: null,
      ownErrors: true,
      ownInput: false,
      traces: true,
      cpuSeconds: 0,
    },
    { output: (_, bytes) => (text += bytes.toString()), end: over.resolve },
  );
  for (const which of [0, 1] as const) program.credit(which, 64 * 1024);
  await over.promise;
  const [loopback, outside, terminal, ptrace, seen] = text.split('\n');
  expect([loopback, outside]).toEqual(['Network is unreachable', 'Network is unreachable']);
  expect(terminal).toBe('No such file or directory');
  expect(ptrace).toBe('-1 Operation not permitted');
  expect(seen).toMatch(/language-servers.* False/);
  box.stop();
  await box.outcome;
});
