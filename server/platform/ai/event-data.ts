import { AiFailure } from './ai-failure.ts';

/** Bytes of one answer on the wire: a token comes in some 300 bytes of JSON. */
const MAX_WIRE_BYTES = 16 * 1024 * 1024;

/** The decoded pieces of a body. `onChunk` is called for every one that arrives. Throws AiFailure above MAX_WIRE_BYTES. */
async function* textOf(body: ReadableStream<Uint8Array>, onChunk: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    onChunk();
    bytes += chunk.length;
    if (bytes > MAX_WIRE_BYTES) throw new AiFailure('too_long', `The answer has more than ${MAX_WIRE_BYTES} bytes`);
    yield decoder.decode(chunk, { stream: true });
  }
}

/** A whole body, bounded like a stream. */
export async function wholeText(body: ReadableStream<Uint8Array>, onChunk: () => void): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of textOf(body, onChunk)) pieces.push(piece);
  return pieces.join('');
}

/** The data of each event of a text/event-stream (WHATWG HTML, 9.2.6); fields other than `data` are passed over. */
export async function* eventData(body: ReadableStream<Uint8Array>, onChunk: () => void): AsyncGenerator<string> {
  let line: string[] = [];
  let data: string[] = [];
  for await (const piece of textOf(body, onChunk)) {
    const [first = '', ...others] = piece.split('\n');
    line.push(first);
    for (const next of others) {
      const whole = line.join('').replace(/\r$/, '');
      line = [next];
      if (whole.startsWith('data:')) data.push(whole.slice('data:'.length).replace(/^ /, ''));
      if (whole !== '' || data.length === 0) continue;
      yield data.join('\n');
      data = [];
    }
  }
}
