// What a frame and the page around it say to each other, over a port of their own.

/** From the page. `id` comes back with everything that belongs to it. */
export type ToFrame =
  | { kind: 'run'; id: number; code: string; dark: boolean }
  | { kind: 'test'; id: number; code: string; tests: string; dark: boolean }
  | { kind: 'ping' };

/** From the frame. All of it is a stranger’s word: the program can say it too. */
export type FromFrame =
  | { kind: 'pong' }
  | { kind: 'shown'; id: number }
  | { kind: 'log'; id: number; line: string }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'result'; id: number; name: string; passed: boolean; message: string | null }
  | { kind: 'tested'; id: number }
  | { kind: 'height'; height: number };
