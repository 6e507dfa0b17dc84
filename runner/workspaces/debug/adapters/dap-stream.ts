import type { Readable, Writable } from 'node:stream';

/** A header is a line or two; nothing that a client sends is larger than a file's text. */
const MAX_HEADER_BYTES = 1024;
export const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;

export type DapRequest = { seq: number; type: 'request'; command: string; arguments: Record<string, unknown> };
export type DapResponse = {
  type: 'response';
  request_seq: number;
  command: string;
  success: boolean;
  message?: string;
  body?: unknown;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stream that is no Debug Adapter Protocol: nothing after it can be read. */
export class BrokenStream extends Error {}

/** Cuts a byte stream into messages: `feed` answers those that are whole. Throws BrokenStream. */
export function messageReader() {
  let kept: Buffer = Buffer.alloc(0);
  let wanted: number | null = null;
  return (piece: Buffer): string[] => {
    kept = kept.length === 0 ? piece : Buffer.concat([kept, piece]);
    const whole: string[] = [];
    for (;;) {
      if (wanted === null) {
        const end = kept.indexOf('\r\n\r\n');
        if (end > MAX_HEADER_BYTES || (end === -1 && kept.length > MAX_HEADER_BYTES))
          throw new BrokenStream('A header is too long');
        if (end === -1) return whole;
        const length = /^content-length: *(\d{1,10})$/im.exec(kept.subarray(0, end).toString('latin1'))?.[1];
        if (length === undefined) throw new BrokenStream('A header names no length');
        wanted = Number(length);
        if (wanted > MAX_MESSAGE_BYTES) throw new BrokenStream(`A message of ${wanted} bytes is too long`);
        kept = kept.subarray(end + 4);
      }
      if (kept.length < wanted) return whole;
      whole.push(kept.subarray(0, wanted).toString());
      kept = kept.subarray(wanted);
      wanted = null;
    }
  };
}

/** Our end of the protocol: `onRequest` for each request, requests to the client with their answers, events. */
export function dapConnection(input: Readable, output: Writable) {
  let last = 0;
  const asked = new Map<number, { resolve: (body: Record<string, unknown>) => void; reject: (error: Error) => void }>();
  const send = (message: object): number => {
    const text = JSON.stringify({ seq: ++last, ...message });
    output.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    return last;
  };
  const answered = ({ request_seq, success, message, body }: Record<string, unknown>) => {
    const waiting = asked.get(Number(request_seq));
    asked.delete(Number(request_seq));
    if (success === true) waiting?.resolve(isObject(body) ? body : {});
    else waiting?.reject(new Error(typeof message === 'string' ? message : 'The client refused'));
  };
  return {
    event: (event: string, body: object = {}) => void send({ type: 'event', event, body }),
    respond: (response: Omit<DapResponse, 'type'>) => void send({ type: 'response', ...response }),
    /** Throws what the client answers in place of success. */
    ask: (command: string, args: object) =>
      new Promise<Record<string, unknown>>((resolve, reject) =>
        asked.set(send({ type: 'request', command, arguments: args }), { resolve, reject }),
      ),
    /** Until the stream ends; throws BrokenStream. What is no message of the protocol is said and passed over. */
    async listen(onRequest: (request: DapRequest) => void): Promise<void> {
      const read = messageReader();
      for await (const piece of input)
        for (const text of read(piece as Buffer)) {
          let message: unknown;
          try {
            message = JSON.parse(text);
          } catch {
            message = null;
          }
          if (!isObject(message))
            this.event('output', { category: 'stderr', output: 'A message was no JSON object\n' });
          else if (message['type'] === 'response') answered(message);
          else {
            const { seq, command, arguments: args } = message;
            onRequest({
              seq: typeof seq === 'number' ? seq : 0,
              type: 'request',
              command: String(command),
              arguments: isObject(args) ? args : {},
            });
          }
        }
    },
  };
}
export type DapConnection = ReturnType<typeof dapConnection>;
