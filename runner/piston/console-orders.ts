import { constants } from 'node:os';
import { type ConsoleClosing, TerminalSize } from '@devorbit/contract/execution/execution.ts';
import type { Session } from '../sandbox/sandbox.ts';
import { BadRequest } from './bad-request.ts';

export type Message = Record<string, unknown>;

/** What a message asks of the running program, and how many bytes it holds until then. */
export type Order = { bytes: number; act: (session: Session) => void };

/** A frame as an object. Throws BadRequest where it is none. */
export function readMessage(text: string): Message {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadRequest('The message is not valid JSON', { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRequest('The message must be a JSON object');
  return { ...value };
}

/** Rows and columns from 1 to 1000. Throws BadRequest. */
export function readSize(value: unknown): TerminalSize {
  const { success, data } = TerminalSize.safeParse(value);
  if (!success) throw new BadRequest('A terminal needs rows and columns, whole numbers from 1 to 1000');
  return data;
}

const numberOf = (name: unknown): number | undefined =>
  Object.entries(constants.signals).find(([known]) => known === name)?.[1];

const kinds = ['data', 'signal', 'eof', 'resize'] as const;
type OrderMessage = Message & { type: (typeof kinds)[number] };

/** Whether it is one to the program. What is of no known type is passed over, as Piston does. */
export const isOrder = (message: Message): message is OrderMessage => kinds.some((kind) => kind === message['type']);

/** A message to the program, or the reason for which the connection ends. Throws BadRequest. */
export function readOrder(message: OrderMessage): Order | ConsoleClosing {
  switch (message.type) {
    case 'data': {
      if (message['stream'] !== 'stdin') return 'notStdin';
      if (typeof message['data'] !== 'string') throw new BadRequest('data must be a string');
      const bytes = Buffer.from(message['data']);
      return { bytes: bytes.length, act: (session) => session.write(bytes) };
    }
    case 'signal': {
      const signal = numberOf(message['signal']);
      return signal === undefined ? 'invalidSignal' : { bytes: 0, act: (session) => session.kill(signal) };
    }
    case 'eof':
      return { bytes: 0, act: (session) => session.end() };
    case 'resize': {
      const { rows, columns } = readSize(message);
      return { bytes: 0, act: (session) => session.resize(rows, columns) };
    }
  }
}
