// Of workspaces, what pages need as well. Without zod.

/** Bounds of a workspace, each with what it is for. Bytes, ms, counts. */
export const WORKSPACE = {
  /** Files of a project. */
  FILES: 200,
  /** One file, and all of a project. */
  FILE_BYTES: 5 * 1024 * 1024,
  PROJECT_BYTES: 10 * 1024 * 1024,
  /** A file's name, in characters; folders one in another. */
  NAME_CHARS: 120,
  FOLDERS: 8,
  /** What is told of what stands in the box. */
  LISTED: 2_000,
  MEMORY_KB: 512 * 1024,
  /** More, while a debugger is in it that reads the memory of other processes. */
  DEBUGGER_MEMORY_KB: 256 * 1024,
  PIDS: 256,
  /** Computed in all, by everything in it. */
  CPU_MS: 20 * 60_000,
  /** Of each process of a run. */
  RUN_CPU_S: 30,
  /** Without a word in or out; after the last client has left, so that a reload finds its program; in all. */
  IDLE_MS: 15 * 60_000,
  ALONE_MS: 60_000,
  /** After the last client has left, or while none has come: then it may have to make room for another one. */
  AWAY_MS: 10_000,
  LONGEST_MS: 60 * 60_000,
  /** At one time: terminals, programs and connections beside them, people. */
  TERMINALS: 4,
  STREAMS: 12,
  CLIENTS: 64,
  /** A piece of a stream; what a client may have asked for and not got; what of a stream is kept for who comes late. */
  PIECE_BYTES: 64 * 1024,
  CREDIT_BYTES: 256 * 1024,
  KEPT_BYTES: 256 * 1024,
  /** Input that a program has not taken yet. */
  INPUT_BYTES: 1024 * 1024,
  /** Standard input given with a run, in UTF-16 units; more is read from a file. */
  STDIN: 128 * 1024,
  /** Frames of one client in a second that ask something; input and credit are counted otherwise. */
  ORDERS_PER_S: 50,
  /** Sent to a client and not read by it. Whoever leaves more has lost its socket; the workspace goes on. */
  UNREAD_BYTES: 8 * 1024 * 1024,
} as const;

/** A binary frame, both ways: the stream's number in two bytes, the lower first, then its bytes. */
export function pieceFrame(number: number, bytes: Uint8Array): Uint8Array {
  const frame = new Uint8Array(2 + bytes.length);
  frame[0] = number & 255;
  frame[1] = number >> 8;
  frame.set(bytes, 2);
  return frame;
}

/** Null where it is none: too short, or longer than WORKSPACE.PIECE_BYTES. */
export function readPieceFrame(frame: Uint8Array): { stream: number; bytes: Uint8Array } | null {
  if (frame.length < 2 || frame.length > 2 + WORKSPACE.PIECE_BYTES) return null;
  return { stream: (frame[0] ?? 0) | ((frame[1] ?? 0) << 8), bytes: frame.subarray(2) };
}
