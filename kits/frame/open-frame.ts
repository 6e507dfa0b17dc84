import type { FromFrame, ToFrame } from '@devorbit/contract/learning/frame-protocol.ts';
import type { Evaluate, Factory, Kit } from '../core/kit-type.ts';
import { showProgram } from '../core/programs.ts';
import { makeProgram, runTests } from '../core/run-tests.ts';
import { openCompiler } from './compiler.ts';
import { dress } from './dress.ts';

/** Lines of `console.log` that one run may send. */
const MAX_LINES = 200;
const MAX_LINE_CHARS = 2_000;

/** By a blob: the frame’s policy allows no other code than the kit’s and blobs. */
const evaluate: Evaluate = async (names, body) => {
  const text = `export default function (${names.join(', ')}) {${body}\n}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return ((await import(address)) as { default: Factory }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.name === 'Error' ? error.message : `${error.name}: ${error.message}`) : String(error);

function serve(kit: Kit, script: string, port: MessagePort): void {
  const compile = openCompiler(script);
  const say = (message: FromFrame) => port.postMessage(message);
  let shown: Element | null = null;
  let current = 0;

  const clear = () => {
    if (shown !== null) kit.hide(shown);
    document.body.replaceChildren();
    shown = null;
  };
  const logOf = (id: number) => {
    let lines = 0;
    return (line: string) => {
      lines += 1;
      if (lines <= MAX_LINES) say({ kind: 'log', id, line: line.slice(0, MAX_LINE_CHARS) });
    };
  };
  const failed = (id: number) => (error: unknown) => say({ kind: 'failed', id, message: messageOf(error) });

  const run = async ({ id, code }: { id: number; code: string }) => {
    const load = await makeProgram({ kit, evaluate, log: logOf(id) }, await compile(code));
    if (id !== current) return;
    clear();
    shown = document.body.appendChild(document.createElement('div'));
    await showProgram(kit, load(), {}, shown, failed(id));
    say({ kind: 'shown', id });
  };
  const test = async ({ id, code, tests }: { id: number; code: string; tests: string }) => {
    const [program, written] = await Promise.all([compile(code), compile(tests, true)]);
    clear();
    for await (const result of runTests({ kit, evaluate, body: document.body, log: logOf(id) }, program, written)) {
      if (id !== current) return;
      say({ kind: 'result', id, ...result });
    }
    say({ kind: 'tested', id });
  };

  port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => {
    if (data.kind === 'ping') return say({ kind: 'pong' });
    current = data.id;
    dress(data.dark);
    void (data.kind === 'run' ? run(data) : test(data)).catch(failed(data.id));
  });
  addEventListener('error', (event) => failed(current)(event.error ?? event.message));
  addEventListener('unhandledrejection', ({ reason }) => failed(current)(reason));
  new ResizeObserver(() => say({ kind: 'height', height: Math.ceil(document.body.scrollHeight) })).observe(
    document.body,
  );
  port.start();
}

/** Waits for the page around it to hand over a port, and then does what it is told. `script` is the compiler’s address. */
export function openFrame(kit: Kit, script: string): void {
  const take = ({ source, ports: [port] }: MessageEvent) => {
    if (source !== parent || port === undefined) return;
    removeEventListener('message', take);
    serve(kit, script, port);
  };
  addEventListener('message', take);
}
