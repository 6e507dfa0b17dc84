export const DELVE = '/usr/bin/dlv';

/** Delve ends with a code of its own: the program's, where one was written into the file, is that of the run. */
const ENDS_AS_PROGRAM = '"$@"; code=$?; test -s "$0" && read -r code < "$0"; exit "$code"';

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
