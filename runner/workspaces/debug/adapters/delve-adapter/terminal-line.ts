export const DELVE = '/usr/bin/dlv';

/**
 * Delve ends with a code of its own: the program's, where one was written into the file, is that of the run. The file is
 * written, empty where Delve has told of none, by who hears Delve, and that may be later than Delve's end; two seconds at most.
 */
const ENDS_AS_PROGRAM = [
  '"$@"; code=$?; n=0',
  'while test ! -e "$0" && test "$n" -lt 200; do sleep 0.01; n=$((n + 1)); done',
  'test -s "$0" && read -r code < "$0"; exit "$code"',
].join('; ');

/** What is started on the terminal: the words before the file, and Delve, which starts the program there. */
export const TERMINAL = ['/bin/sh', '-c', ENDS_AS_PROGRAM];
export const terminalLine = (codeFile: string, port: number): string[] => [
  ...TERMINAL,
  codeFile,
  DELVE,
  'dap',
  `--client-addr=127.0.0.1:${port}`,
  '--check-go-version=false',
];
