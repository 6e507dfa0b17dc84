import { connect, type Socket } from 'node:net';
import type { ByteSource } from './byte-source.ts';
import { infectedFile, notScanned } from './errors.ts';

/** What scanners are tested with: no virus, and known to all of them. */
const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
const EICAR_BYTES = 256;
/** Without a word of the scanner, in ms. */
const SILENT_MS = 60_000;
/** A scanner's answer is one line. */
const ANSWER_CHARS = 1000;

export type Scan = 'clean' | 'not_scanned';

function connectTo(url: URL): Socket {
  if (url.protocol === 'unix:') return connect(decodeURIComponent(url.pathname));
  return connect(Number(url.port || 3310), url.hostname.replace(/^\[|\]$/g, ''));
}

/** Unlike that of node:events it is not also the failure. */
const told = (socket: Socket, event: 'connect' | 'drain' | 'close'): Promise<void> =>
  new Promise((resolve) => void socket.once(event, () => resolve()));

async function answerOf(source: ByteSource, url: URL): Promise<string> {
  const socket = connectTo(url);
  socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('The virus scanner is silent')));
  let answer = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    if (answer.length < ANSWER_CHARS) answer += piece;
  });
  const over = told(socket, 'close');
  // A scanner that has had enough answers and closes while it is still being sent to.
  const failed = new Promise<never>((_, reject) => socket.once('error', reject));
  failed.catch(() => undefined);
  try {
    await Promise.race([told(socket, 'connect'), failed]);
    const send = async (bytes: Buffer) => {
      if (!socket.writableEnded && !socket.destroyed && !socket.write(bytes))
        await Promise.race([told(socket, 'drain'), over, failed]);
    };
    await send(Buffer.from('zINSTREAM\0'));
    for await (const chunk of (await source.stream()) as AsyncIterable<Buffer>) {
      if (socket.destroyed || answer !== '') break;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      await send(Buffer.concat([length, chunk]));
    }
    await send(Buffer.alloc(4));
    await Promise.race([over, failed]);
    return answer.replaceAll('\0', '').trim();
  } finally {
    socket.destroy();
  }
}

/**
 * Asks the scanner at `address` (clamd: `tcp://host:3310` or `unix:///path`) about a file; undefined where there is none,
 * which then knows EICAR's test file alone. Throws a Refusal for what the scanner finds, and for everything that it does
 * not call clean: nothing is published that it has not seen whole.
 */
export async function scanForViruses(source: ByteSource, address: string | undefined): Promise<Scan> {
  if ((await source.read(0, EICAR_BYTES)).includes(EICAR)) throw infectedFile();
  if (address === undefined) return 'not_scanned';
  const answer = await answerOf(source, new URL(address)).catch(() => '');
  if (answer === 'stream: OK') return 'clean';
  throw answer.endsWith(' FOUND') ? infectedFile() : notScanned();
}
