import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageReader } from './dap-stream.ts';

type Body = Record<string, unknown>;
type Told = {
  type: string;
  seq: number;
  event?: string;
  command?: string;
  request_seq?: number;
  success?: boolean;
  message?: string;
  body?: Body;
  arguments?: Body;
};
export type Frame = { id: number; name: string; line: number; source: { path?: string }; presentationHint?: string };
export type Variable = { name: string; value: string; variablesReference: number; indexedVariables?: number };

/** A folder with files, and its path without symbolic links. */
export async function folderOf(files: Record<string, string>) {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'devorbit-debug-')));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return { at: (name: string) => path.join(folder, name), folder, remove: () => rm(folder, { recursive: true }) };
}

/** A client of an adapter that runs as a process. */
export function debugClient(argv: string[]) {
  const [command = '', ...args] = argv;
  const adapter = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => adapter.on('close', resolve));
  const read = messageReader();
  const told: Told[] = [];
  const looks = new Set<() => void>();
  let errors = '';
  let last = 0;
  let program: ChildProcess | null = null;
  let typed = '';
  const write = (bytes: string) => void adapter.stdin.write(bytes);
  const send = (message: object) => {
    const text = JSON.stringify(message);
    write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  /** Starts what the adapter asks for, as a workspace does. */
  const inTerminal = ({ seq, arguments: body }: Told) => {
    const { args: line, cwd, env } = body as { args: string[]; cwd: string; env: Record<string, string> };
    const [name = '', ...rest] = line;
    program = spawn(name, rest, { cwd, env });
    program.stdout?.on('data', (piece: Buffer) => {
      typed += String(piece);
      for (const look of looks) look();
    });
    send({
      seq: ++last,
      type: 'response',
      request_seq: seq,
      command: 'runInTerminal',
      success: true,
      body: { processId: program.pid },
    });
  };
  adapter.stderr.on('data', (piece: Buffer) => (errors += String(piece)));
  adapter.stdin.on('error', () => {});
  adapter.stdout.on('data', (piece: Buffer) => {
    for (const text of read(piece)) {
      const message = JSON.parse(text) as Told;
      if (message.type === 'request') inTerminal(message);
      else told.push(message);
    }
    for (const look of looks) look();
  });
  void ended.then(() => looks.forEach((look) => look()));

  /** What `find` finds in all that was told, now or later; throws once the adapter has ended without it. */
  const until = <Found>(find: () => Found | undefined): Promise<Found> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = find();
        if (found === undefined && adapter.exitCode === null && adapter.signalCode === null) return;
        looks.delete(look);
        if (found === undefined) reject(new Error(`The adapter has ended: ${errors}`));
        else resolve(found);
      };
      looks.add(look);
      look();
    });
  /** The next event of that name that no call has taken before. */
  const event = (name: string): Promise<Body> =>
    until(() => {
      const index = told.findIndex((each) => each.event === name);
      return index === -1 ? undefined : (told.splice(index, 1)[0]!.body ?? {});
    });
  const ask = async (name: string, body?: unknown): Promise<Told> => {
    const seq = ++last;
    send({ seq, type: 'request', command: name, arguments: body });
    return until(() => told.find((each) => each.request_seq === seq));
  };
  /** The answer of a request; throws the adapter's words where it refuses. */
  const request = async (name: string, body?: unknown): Promise<Body> => {
    const answer = await ask(name, body);
    if (!answer.success) throw new Error(answer.message);
    return answer.body ?? {};
  };
  const frames = async (threadId = 1) => (await request('stackTrace', { threadId }))['stackFrames'] as Frame[];
  const variables = async (variablesReference: number, range: object = {}) =>
    (await request('variables', { variablesReference, ...range }))['variables'] as Variable[];
  return {
    write,
    send,
    ask,
    request,
    event,
    until,
    frames,
    variables,
    ended,
    /** What the program wrote, where the client started it. */
    output: () => typed,
    type: (text: string) => void program?.stdin?.write(text),
    killProgram: () => program?.kill('SIGKILL'),
    /** How it ended: its code, or the signal. */
    programEnd: () =>
      new Promise<number | string | null>((resolve) => {
        if (program?.exitCode != null || program?.signalCode != null) resolve(program.exitCode ?? program.signalCode);
        else program?.on('exit', (code, signal) => resolve(code ?? signal));
      }),
    /** The lines of breakpoints as the adapter has put them. */
    async breakAt(file: string, breakpoints: object[]) {
      const body = await request('setBreakpoints', { source: { path: file }, breakpoints });
      return body['breakpoints'] as { verified: boolean; line: number; message?: string }[];
    },
    /** Up to where breakpoints can be set. */
    async launch(launch: object, { terminal = true } = {}) {
      await request('initialize', { adapterID: 'test', supportsRunInTerminalRequest: terminal });
      await request('launch', launch);
      await event('initialized');
    },
    /** Of the top frame, or another: its nearest scope's variables as name → value. */
    async locals(frameId: number): Promise<Record<string, Variable>> {
      const { scopes } = (await request('scopes', { frameId })) as { scopes: { variablesReference: number }[] };
      const all = await variables(scopes[0]!.variablesReference);
      return Object.fromEntries(all.map((each) => [each.name, each]));
    },
    async line(threadId = 1): Promise<number | undefined> {
      return (await frames(threadId))[0]?.line;
    },
    stopped: async () => (await event('stopped'))['reason'],
    async close() {
      if (adapter.exitCode === null) adapter.kill('SIGKILL');
      program?.kill('SIGKILL');
      await ended;
    },
  };
}
export type DebugClient = ReturnType<typeof debugClient>;
