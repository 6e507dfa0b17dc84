/**
 * Delve speaks DAP over a port only, and its program is where it is itself. So it is started on the terminal, dials in here,
 * and each side hears the other: requests wait until it is there.
 */
import { existsSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrokenStream, dapConnection, type DapRequest, messageReader } from '../dap-stream.ts';
import { terminalLine } from './terminal-line.ts';

const codeFile = join(mkdtempSync(join(tmpdir(), 'delve-')), 'code');
/** All at once: who waits for the file reads it as soon as it is there. */
function writeCode(text: string): void {
  if (existsSync(codeFile)) return;
  writeFileSync(`${codeFile}.new`, text);
  renameSync(`${codeFile}.new`, codeFile);
}
const client = dapConnection(process.stdin, process.stdout);
let delve: Socket | null = null;
const waiting: DapRequest[] = [];

const framed = (text: string) => `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
const end = (code: number) => {
  writeCode('');
  process.stdout.write('', () => process.exit(code));
};
const refuse = ({ seq, command }: DapRequest, message: string) =>
  client.respond({ request_seq: seq, command, success: false, message });

type Told = { event?: string; body?: Record<string, unknown> };

/** What Delve says, as the client is told; null where that is nothing. */
function told(text: string): string | null {
  const message = JSON.parse(text) as Told;
  const { event, body } = message;
  if (event === 'output') {
    const words = String(body?.['output']);
    const status = /^Process \d+ has exited with status (-?\d+)/.exec(words)?.[1];
    if (status !== undefined) writeCode(`${Number(status) & 255}\n`);
    // What it says about itself is on nobody's mind.
    if (status !== undefined || /^(Type 'dlv help'|Detaching)/.test(words)) return null;
  }
  // Where none of the program's own threads runs any code: its main one.
  if (event === 'stopped' && !(Number(body?.['threadId']) > 0))
    return JSON.stringify({ ...message, body: { ...body, threadId: 1 } });
  return text;
}

const server = createServer({ noDelay: true }, (socket) => {
  server.close();
  delve = socket;
  const read = messageReader();
  socket.on('data', (piece) => {
    for (const text of read(piece)) {
      const heard = told(text);
      if (heard !== null) process.stdout.write(framed(heard));
    }
  });
  socket.on('error', () => {});
  socket.on('close', () => end(0));
  for (const request of waiting.splice(0)) socket.write(framed(JSON.stringify(request)));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const args = terminalLine(codeFile, port);
  client.ask('runInTerminal', { kind: 'integrated', title: 'Go', cwd: process.cwd(), args, env: {} }).catch(() => {
    for (const request of waiting.splice(0)) refuse(request, 'Delve could not be started');
    end(1);
  });
});

client
  .listen((request) => {
    if (delve) delve.write(framed(JSON.stringify(request)));
    else waiting.push(request);
  })
  .then(
    () => end(0),
    (error: unknown) => {
      if (!(error instanceof BrokenStream)) throw error;
      process.stderr.write(`${error.message}\n`);
      end(1);
    },
  );
