import {
  type LanguageServerFrame,
  type LanguageServerName,
  uriOfPath,
} from '@devorbit/contract/execution/language-servers.ts';
import { expect } from 'vitest';
import type { Json } from './messages.ts';

const PATIENT = { timeout: 240_000 };

type Diagnostic = { message: string; severity: number; range: { start: { line: number } } };
const position = (text: string, after: string) => {
  const before = text.slice(0, text.indexOf(after) + after.length).split('\n');
  return { line: before.length - 1, character: before.at(-1)!.length };
};

/** What tests say to the language servers of a runner at an address, over its real door. */
export function speakerOf(url: string) {
  const call = (path: string, method: string, body?: unknown) =>
    fetch(`${url}/language-servers${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const ask = (server: string, whose = 'somebody') => call('', 'POST', { server, whose });

  /** A server with these files, initialized. */
  async function begin(server: LanguageServerName, files: Record<string, string>, whose = 'somebody') {
    const made = await ask(server, whose);
    expect([made.status, made.ok ? '' : await made.clone().text()]).toEqual([201, '']);
    const { id } = (await made.json()) as { id: string };
    const write = (all: Record<string, string>) =>
      call(`/${id}/files`, 'PATCH', { write: Object.entries(all).map(([path, content]) => ({ path, content })) });
    expect((await write(files)).status).toBe(204);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/language-servers/${id}/socket`);
    const frames: LanguageServerFrame[] = [];
    const notices: { method: string; params: Json }[] = [];
    const answers = new Map<number, Json>();
    let last = 0;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Json;
      if (message['jsonrpc'] === undefined) frames.push(message as LanguageServerFrame);
      else if (typeof message['id'] === 'number') answers.set(message['id'], message);
      else notices.push(message as { method: string; params: Json });
    });
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    const raw = (text: string) => socket.send(text);
    const say = (message: object) => raw(JSON.stringify({ jsonrpc: '2.0', ...message }));
    const tell = (method: string, params: unknown) => say({ method, params });
    const isOver = () => frames.some(({ type }) => type === 'ended');
    /** The whole answer, an error too. */
    const request = async (method: string, params: unknown): Promise<Json> => {
      const number = ++last;
      say({ id: number, method, params });
      await expect.poll(() => answers.has(number) || isOver(), PATIENT).toBe(true);
      return answers.get(number) ?? { error: { message: 'over' } };
    };
    const result = async (method: string, params: unknown) => {
      const answer = await request(method, params);
      expect(answer['error']).toBeUndefined();
      return answer['result'];
    };
    const { capabilities } = (await result('initialize', {})) as { capabilities: Json };
    tell('initialized', {});
    const textDocument = (path: string) => ({ uri: uriOfPath(path) });
    const openText = (path: string, languageId: string, text: string, version = 1) =>
      tell('textDocument/didOpen', { textDocument: { ...textDocument(path), languageId, version, text } });
    const change = (path: string, version: number, text: string) =>
      tell('textDocument/didChange', {
        textDocument: { ...textDocument(path), version },
        contentChanges: [{ text }],
      });
    /** Of a file, asked for where the server tells nothing by itself. */
    const diagnostics = async (path: string): Promise<Diagnostic[]> => {
      if (capabilities['diagnosticProvider'] !== undefined)
        return (
          (await result('textDocument/diagnostic', { textDocument: textDocument(path) })) as { items: Diagnostic[] }
        ).items;
      const told = notices.filter(
        ({ method, params }) => method === 'textDocument/publishDiagnostics' && params['uri'] === uriOfPath(path),
      );
      return (told.at(-1)?.params['diagnostics'] ?? []) as Diagnostic[];
    };
    const findsFault = async (path: string, words: RegExp) => {
      await expect
        .poll(async () => (await diagnostics(path)).map(({ message }) => message).join('\n'), PATIENT)
        .toMatch(words);
    };
    const at = (path: string, text: string, after: string) => ({
      textDocument: textDocument(path),
      position: position(text, after),
    });
    const labels = async (path: string, text: string, after: string): Promise<string[]> => {
      const list = (await result('textDocument/completion', {
        ...at(path, text, after),
        context: { triggerKind: 1 },
      })) as { items: { label: string }[] } | { label: string }[] | null;
      return (Array.isArray(list) ? list : (list?.items ?? [])).map(({ label }) => label.trim());
    };
    const hover = async (path: string, text: string, after: string): Promise<string> =>
      JSON.stringify(await result('textDocument/hover', at(path, text, after)));
    const ended = async () => {
      await expect.poll(isOver, PATIENT).toBe(true);
      return frames.find((frame) => frame.type === 'ended') as Extract<LanguageServerFrame, { type: 'ended' }>;
    };
    const close = () => socket.close();
    return {
      id,
      frames,
      notices,
      write,
      raw,
      say,
      tell,
      request,
      result,
      openText,
      change,
      diagnostics,
      findsFault,
      at,
      labels,
      hover,
      ended,
      close,
    };
  }
  return { call, ask, begin };
}
