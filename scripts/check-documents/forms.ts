import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where documents are handed in, and as whom. `outside` is an address that nothing may reach. */
export type Desk = { url: string; code: string; outside: string };

/** Null where the connection ended without one. */
export type Answer = { status: number; body: { id?: number; error?: string } } | null;

const fields = {
  college: 'COEP Technological University',
  branch: 'Computer Engineering',
  year: '2',
  semester: '3',
  subject: 'Security',
  resource_type: 'Learning Notes',
};

/** Hands a file in as a browser does. */
export async function sendForm({ url, code }: Desk, title: string, bytes: Buffer, file: string): Promise<Answer> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...fields, title })) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), file);
  const send = () => fetch(`${url}/api/upload/`, { method: 'POST', headers: { 'x-session-code': code }, body: form });
  // A connection that was kept from the last call may have been closed meanwhile, before anything of this one came.
  const answer = await send().catch(send);
  return { status: answer.status, body: (await answer.json()) as { id?: number; error?: string } };
}

const LINE = '\r\n';
/** The parts of a form before its file, and its file with a name as it is given. */
export const partsOf = (title: string, file: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    ...Object.entries({ ...fields, title }).map(([name, value]) =>
      Buffer.from(`--b${LINE}content-disposition: form-data; name="${name}"${LINE + LINE}${value}${LINE}`),
    ),
    Buffer.from(`--b${LINE}content-disposition: form-data; name="file"; filename="${file}"${LINE + LINE}`, 'latin1'),
    bytes,
  ]);
export const END = Buffer.from(`${LINE}--b--${LINE}`);

export type Spoken = {
  body: Buffer;
  /** How long it says that the body is, in bytes. */
  says?: number;
  /** Ends the connection behind it. */
  ends?: true;
};

function speak({ url, code }: Desk, says: number) {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.write(
    [
      'POST /api/upload/ HTTP/1.1',
      `host: ${host}`,
      `x-session-code: ${code}`,
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${says}`,
      'connection: close',
      LINE,
    ].join(LINE),
  );
  // Whoever is cut off while they send is told so as an error.
  const over = text(socket).catch(() => '');
  socket.on('error', () => undefined);
  return { socket, over };
}

function answerIn(said: string): Answer {
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(said) ?? [];
  if (status === undefined) return null;
  const body = said.slice(said.indexOf(LINE + LINE) + 4);
  return { status: Number(status), body: body.startsWith('{') ? (JSON.parse(body) as { error?: string }) : {} };
}

/** Sends a form byte for byte. */
export async function sendRaw(desk: Desk, { body, says = body.length, ends }: Spoken): Promise<Answer> {
  const { socket, over } = speak(desk, says);
  if (ends) socket.end(body);
  else socket.write(body);
  const said = await over;
  socket.destroy();
  return answerIn(said);
}

/** Sends a byte of a file each second until it is cut off; answers after how long, in ms. */
export async function sendSlowly(desk: Desk): Promise<number> {
  const started = performance.now();
  const { socket, over } = speak(desk, 1_000_000);
  socket.write(partsOf('A slow sender', 'slow.pdf', Buffer.from('%PDF-1.7\n')));
  let cut = false;
  const end = over.then(() => (cut = true));
  for (; !cut; await Promise.race([end, sleep(1_000)])) if (socket.writable) socket.write(' ');
  socket.destroy();
  return performance.now() - started;
}
