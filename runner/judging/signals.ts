import { constants } from 'node:os';

const words: Partial<Record<string, string>> = {
  SIGABRT: 'Aborted',
  SIGBUS: 'Bus error',
  SIGFPE: 'Arithmetic error, such as a division by zero',
  SIGHUP: 'Hung up',
  SIGILL: 'Illegal instruction',
  SIGINT: 'Interrupted',
  SIGKILL: 'Killed',
  SIGPIPE: 'Broken pipe',
  SIGSEGV: 'Segmentation fault',
  SIGSYS: 'Bad system call',
  SIGTERM: 'Terminated',
  SIGTRAP: 'Trap',
  SIGXCPU: 'CPU time limit exceeded',
  SIGXFSZ: 'File size limit exceeded',
};

/** By number; of two names for one (SIGABRT and SIGIOT) the first. */
const names = new Map(
  Object.entries(constants.signals)
    .reverse()
    .map(([name, number]) => [number, name]),
);

/** A signal's name: 'SIGSEGV'; 'SIG64' for one without. */
export const signalName = (signal: number): string => names.get(signal) ?? `SIG${signal}`;

/** A signal in words: 'Segmentation fault (SIGSEGV)'. */
export function signalInWords(signal: number): string {
  const name = names.get(signal);
  if (!name) return `Signal ${signal}`;
  return words[name] ? `${words[name]} (${name})` : name;
}
