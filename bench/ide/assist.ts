import { setTimeout as delay } from 'node:timers/promises';
import { type LanguageServerName, uriOfPath } from '@devorbit/contract/execution/language-servers.ts';
import { LANGUAGE_SERVER_PROTOCOL, languageServerAddress } from '@devorbit/contract/ide/language-server-address.ts';
import { type Figures, median } from '../runner/measure.ts';
import type { BenchHouse } from './house.ts';

const STARTS = 5;
const COMPLETIONS = 60;
/** How long nobody types before memory is looked at, in ms: what a burst of completions has used goes back meanwhile. */
const REST_MS = 5_000;

/** A text with a fault, and after which words of it something is completed. */
const TEXTS: Record<LanguageServerName, [path: string, id: string, text: string, after: string]> = {
  typescript: ['main.ts', 'typescript', 'const day: string = 3;\nday.toU\n', 'day.toU'],
  python: ['main.py', 'python', 'import os\n\nday: str = 3\nos.pat\n', 'os.pat'],
  cpp: [
    'main.cpp',
    'cpp',
    '#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n  string day = 3.5 + nothing;\n  vector<int> all;\n  all.pu\n}\n',
    'all.pu',
  ],
  go: [
    'main.go',
    'go',
    'package main\n\nimport "fmt"\n\nfunc main() {\n\tvar day string = 3\n\tfmt.Printl\n}\n',
    'fmt.Printl',
  ],
};

type Message = { id?: number; method?: string; params?: { diagnostics?: unknown[] }; result?: Record<string, unknown> };

/** A page's language server, from its socket on. */
async function begin(url: string, project: number, code: string, server: LanguageServerName) {
  const socket = new WebSocket(url.replace('http', 'ws') + languageServerAddress(project, server), [
    LANGUAGE_SERVER_PROTOCOL,
    `session.${code}`,
  ]);
  const heard = new Set<(message: Message & { type?: string; message?: string }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message & { type?: string };
    for (const each of heard) each(message);
  });
  const until = (is: (message: Message & { type?: string }) => boolean) =>
    new Promise<Message>((resolve, reject) => {
      const listener = (message: Message & { type?: string; message?: string }) => {
        if (message.type === 'ended' || message.type === 'error') reject(new Error(message.message));
        if (!is(message)) return;
        heard.delete(listener);
        resolve(message);
      };
      heard.add(listener);
    });
  let last = 0;
  const say = (message: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }));
  const ask = (method: string, params: unknown) => {
    const id = ++last;
    const answer = until((message) => message.id === id);
    say({ id, method, params });
    return answer;
  };
  await until(({ type }) => type === 'ready');
  const { result } = await ask('initialize', {});
  say({ method: 'initialized', params: {} });
  const abilities = (result ?? {})['capabilities'] as { diagnosticProvider?: unknown } | undefined;
  const asks = abilities?.diagnosticProvider !== undefined;
  return { say, ask, until, asks, close: () => socket.close() };
}

/** From the socket of a page to the first fault that it is told, and completions of a text that was read; memory of a box. */
export async function benchAssist({ urls: [url = ''], user, project, assistMemory }: BenchHouse): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, [path, languageId, text, after]] of Object.entries(TEXTS)) {
    const ada = await user();
    const { id } = await project(ada, [{ name: path, content: text }]);
    const textDocument = { uri: uriOfPath(path) };
    const before = text.slice(0, text.indexOf(after) + after.length).split('\n');
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    const [firsts, completions]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < STARTS; turn++) {
      const since = performance.now();
      const server = await begin(url, id, ada, name as LanguageServerName);
      const told = server.until(
        ({ method, params }) => /publishDiagnostics/.test(method ?? '') && params?.diagnostics?.length !== 0,
      );
      told.catch(() => undefined);
      server.say({
        method: 'textDocument/didOpen',
        params: { textDocument: { ...textDocument, languageId, version: 1, text } },
      });
      if (server.asks) await server.ask('textDocument/diagnostic', { textDocument });
      else await told;
      firsts.push(performance.now() - since);
      if (turn === STARTS - 1) {
        for (let n = 0; n < COMPLETIONS; n++) {
          const asked = performance.now();
          await server.ask('textDocument/completion', { textDocument, position, context: { triggerKind: 1 } });
          if (n > 0) completions.push(performance.now() - asked);
        }
        figures[`assist_busy_mb_${name}`] = assistMemory(name as LanguageServerName);
        await delay(REST_MS);
        figures[`assist_mb_${name}`] = assistMemory(name as LanguageServerName);
      }
      server.close();
    }
    completions.sort((one, other) => one - other);
    figures[`assist_first_ms_${name}`] = median(firsts);
    figures[`assist_p50_ms_${name}`] = median(completions);
    figures[`assist_p95_ms_${name}`] = completions[Math.floor(completions.length * 0.95)] ?? Number.NaN;
  }
  return figures;
}
