// @vitest-environment happy-dom
import { EditorState, Text, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { uriOfPath } from '@devorbit/contract/execution/language-servers.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createLanguageClient, type Fault } from './codemirror-language-server.ts';
import { setup } from './codemirror-setup.ts';

// Also where a test failed: other files share the clock.
afterEach(() => void vi.useRealTimers());

type Position = { line: number; character: number };
type Message = {
  id?: number;
  method: string;
  params: {
    textDocument: { uri: string; version: number; text: string };
    contentChanges: { text: string; range?: { start: Position; end: Position } }[];
  };
};

/** A server that keeps texts as the protocol says, and an editor that speaks with it. */
function scene(text: string, { pulls = false } = {}) {
  const texts = new Map<string, Text>();
  const asked: Message[] = [];
  const told: { path: string; faults: readonly Fault[] }[] = [];
  const hear = (message: object) => client.hear(JSON.stringify({ jsonrpc: '2.0', ...message }));
  let faults: object[] = [];
  const client = createLanguageClient({
    send(raw) {
      const message = JSON.parse(raw) as Message;
      const { id, method, params } = message;
      asked.push(message);
      if (method === 'textDocument/didOpen')
        texts.set(params.textDocument.uri, Text.of(params.textDocument.text.split('\n')));
      if (method === 'textDocument/didClose') texts.delete(params.textDocument.uri);
      if (method === 'textDocument/didChange')
        for (const { range, text: insert } of params.contentChanges) {
          const before = texts.get(params.textDocument.uri)!;
          const at = ({ line, character }: Position) => before.line(line + 1).from + character;
          const now = Text.of(insert.split('\n'));
          const changed = range ? before.replace(at(range.start), at(range.end), now) : now;
          texts.set(params.textDocument.uri, changed);
        }
      if (id === undefined) return;
      const capabilities = { textDocumentSync: 2, ...(pulls ? { diagnosticProvider: {} } : {}) };
      const result = method === 'initialize' ? { capabilities } : { kind: 'full', items: faults };
      queueMicrotask(() => hear({ id, result }));
    },
    show: () => Promise.resolve(null),
    textOf: () => null,
    change: () => {},
    found: (path, all) => told.push({ path, faults: all }),
    say: () => {},
  });
  const extension = client.extension('src/a b.py', 'python');
  const view = new EditorView({
    parent: document.body,
    state: EditorState.create({ doc: text, extensions: [setup, extension] }),
  });
  const uri = uriOfPath('src/a b.py');
  return { client, view, uri, texts, asked, told, hear, setFaults: (all: object[]) => (faults = all) };
}
const range = (line: number, from: number, to: number) => ({
  start: { line, character: from },
  end: { line, character: to },
});

it('the server has the text of the editor, whoever types: a person here, others, many at a time', async () => {
  const { client, view, uri, texts } = scene(`${'line of a longer text\n'.repeat(100)}`);
  await client.ready;
  let seed = 7;
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let turn = 0; turn < 60; turn++) {
    for (let each = 0; each <= random(4); each++) {
      const from = random(view.state.doc.length);
      const to = Math.min(view.state.doc.length, from + random(30));
      const changes = [{ from, to, insert: ['', 'x', 'é\n😀\n', '\n\n'][random(4)]! }];
      view.dispatch({ changes, annotations: Transaction.remote.of(random(2) === 1) });
    }
    const { LSPPlugin } = await import('@codemirror/lsp-client');
    LSPPlugin.get(view)!.client.sync();
    await Promise.resolve();
    await Promise.resolve();
    expect(texts.get(uri)?.toString()).toBe(view.state.doc.toString());
  }
  view.destroy();
  await Promise.resolve();
  expect(texts.size).toBe(0);
  client.close();
});

it('faults that are told are at the places where the text is now', async () => {
  const { client, view, uri, told, hear } = scene('one\ntwo\n');
  await client.ready;
  view.dispatch({ changes: { from: 0, insert: 'new\n' } });
  hear({
    method: 'textDocument/publishDiagnostics',
    params: {
      uri,
      diagnostics: [
        { range: range(1, 0, 3), severity: 1, message: 'bad' },
        { range: range(1, 0, 3), severity: 4, message: 'a hint' },
        { range: range(99, 5, 7), severity: 2, message: 'far' },
      ],
    },
  });
  expect(told.at(-1)).toEqual({
    path: 'src/a b.py',
    faults: [
      { line: 3, column: 1, endColumn: 4, message: 'bad', severity: 'error' },
      { line: 4, column: 1, endColumn: null, message: 'far', severity: 'warning' },
    ],
  });
  hear({ method: 'textDocument/publishDiagnostics', params: { uri: 'file:///box/other.py', diagnostics: [] } });
  hear({ method: 'window/showMessage', params: { type: 1, message: '<b>' } });
  expect(told).toHaveLength(1);
  client.close();
});

it('a server that tells nothing by itself is asked in a pause, and when it says so', async () => {
  vi.useFakeTimers();
  const { client, view, asked, told, hear, setFaults } = scene('one\n', { pulls: true });
  await client.ready;
  const pulls = () => asked.filter(({ method }) => method === 'textDocument/diagnostic').length;
  await vi.advanceTimersByTimeAsync(500);
  expect([pulls(), told.at(-1)?.faults]).toEqual([1, []]);
  setFaults([{ range: range(0, 0, 3), message: 'bad' }]);
  for (const letter of 'abc') {
    view.dispatch({ changes: { from: 0, insert: letter } });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(pulls()).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect([pulls(), told.at(-1)?.faults]).toEqual([
    2,
    [{ line: 1, column: 1, endColumn: 4, message: 'bad', severity: 'error' }],
  ]);
  hear({ method: 'workspace/diagnostic/refresh' });
  await vi.advanceTimersByTimeAsync(10);
  expect(pulls()).toBe(3);
  client.close();
});
