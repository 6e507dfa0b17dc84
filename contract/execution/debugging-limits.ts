/** Of debugging in a workspace. */
export const DEBUGGING = {
  /** In a project. */
  BREAKPOINTS: 200,
  /** Of a condition, a log point's text or an expression, in characters. */
  EXPRESSION: 1000,
  /** Of a stack that are told. */
  FRAMES: 50,
  /** Of a scope or a value that are told at once. */
  VARIABLES: 200,
  /** Of a value that are told, in characters. */
  VALUE: 1000,
  /** Of the console, to who comes late, in characters. */
  CONSOLE: 32 * 1024,
} as const;
