import { bytesText } from '../../../platform/format/sizes.ts';

/** Texts fixed by the specification. */
export const NO_FILE = 'No file selected';
export const RUNNING = 'Running code...';
export const EXECUTION_FAILED = 'Execution failed';
export const COMPILATION_FAILED = 'Compilation failed';
export const httpError = (status: number): string => `HTTP error! status: ${status}`;
export const errorText = (message: string): string => `Error: ${message}`;
/** Status texts of the execution service's other answers. */
export const REFUSALS: Partial<Record<number, string>> = { 429: 'Too Many Requests', 500: 'Internal Server Error' };
export const serviceError = (status: string): string => `Piston API error: ${status}`;
export const UNSUPPORTED_LANGUAGE = 'Selected language not supported';
export const NO_OUTPUT = 'No output received';
export const DEBUG_LINES = ['Debug session started', 'Breakpoints set', 'Ready for debugging'] as const;
/** How long the first of them is waited for, in ms. */
export const DEBUG_DELAY_MS = 1_000;
export const PANEL_NAMES = {
  output: 'OUTPUT',
  terminal: 'TERMINAL',
  problems: 'PROBLEMS',
  debug: 'DEBUG CONSOLE',
} as const;

/** Ours. */
export const STOPPED = 'Stopped';
export const NO_VARIABLES =
  'There’s no room for a workspace right now, and without one a program gets no variables. Please try again in a minute.';
export const NOT_SENT_YET =
  'What you typed last hasn’t reached the server yet, so nothing was run. Please try again in a moment.';
export const RECONNECTING = 'Reconnecting to the workspace…';
export const skippedText = (bytes: number): string =>
  `[${bytesText(bytes)} of output left out here: this page was too slow to show it.]`;
export const RUN_SIGNED_IN = 'Sign in to run. Your code stays in this browser.';
export const DEBUG_SIGNED_IN = 'Sign in to debug. Your code stays in this browser.';
export const NO_DEBUG_ROOM =
  'There’s no room for a workspace right now, and debugging needs one. Please try again in a minute.';
export const NOT_DEBUGGED = 'The program couldn’t be started. OUTPUT says why.';
export const noDebugger = (language: string): string => `There is no debugger for ${language} here yet.`;
export const CALL_FAILED = 'That didn’t work. Please try again.';
export const OFFLINE_FILES = 'You’re offline. Files can be added, renamed and deleted again when you’re back online.';
export const NOT_SENT =
  'You can only view this project now. Your latest edits are kept in this browser, where only you can see them.';
export const noRoomText = (sentence: string): string =>
  `${sentence} What you typed last is kept in this browser until there is room for it.`;
export const refusedText = {
  panels: 'Your last change to the notes couldn’t be saved.',
  breakpoints: 'Your last change to the breakpoints couldn’t be saved.',
};
export const TOO_LONG = 'A file can have at most 1 MB of text, so this wasn’t put in.';
export const VIEWING = 'You can view this project. Its owner decides who may edit and run it.';
export const goneText = {
  deleted: 'This project was deleted on another page. Download it as a zip to keep what you see.',
  removed: 'You’re no longer in this project. Download it as a zip to keep what you see.',
} as const;
export const FIRST_PROJECT = 'My first project';
export const entryMissing = (name: string): string =>
  `The file to run, ${name}, isn’t in the project any more. Choose another one in the run configuration.`;
export const NO_PROGRAM_TO_SUBMIT = 'Open the program to submit: one in JavaScript, Python, Java or C++.';
