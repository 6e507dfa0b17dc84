import { npmTook } from '../platform/env.ts';
import { Cannot, inWords } from './cannot.ts';
import { execFile } from './judge-exec.ts';
import { exportPackage } from './judge-export.ts';
import { importPackage } from './judge-import.ts';
import { runFile } from './judge-run.ts';
import { verifyPackages } from './judge-verify.ts';
import type { withLanes } from './with-lanes.ts';

const USAGE = `usage: judge verify DIR… [--json]
       judge run DIR FILE… [--language L] [--std S] [--json]
       judge import ARCHIVE DIR [--json]
       judge export DIR ARCHIVE [--format 2025-09|legacy]
       judge exec FILE… [--language L] [--std S] [--time MS] [--memory MB] [--stdin FILE|-]

verify  judges every submission of the packages against its folder's verdict; DIR is a package (of format 2025-09, legacy,
        Polygon, Hydro, QDUOJ or FPS: a folder, a .zip or an .xml file) or a folder of packages
run     judges one program by a package, test by test
import  verifies the problems of a package of any format and writes each to DIR/<name> in format 2025-09, or says why not
export  writes a package in another format, into a .zip archive or a folder
exec    runs one program in the sandbox and prints a stage as JSON

FILE…       one or more files, the main one first, or a folder of files
--language  a name or alias of the catalogue (npm run languages); by default the main file's extension decides
--std       a standard that the catalogue declares for the language: c++17, gnu11 …; by default the usual one

Through npm, put options after a --: npm run -s judge -- exec FILE --std c++17

Exit code: 0 success; 1 a verdict disagrees (verify), is not Accepted (run)
or a problem is refused (import); 2 the command could not run.`;

const commands: Record<string, (args: string[], lanesFor: typeof withLanes) => Promise<number>> = {
  verify: verifyPackages,
  run: runFile,
  import: importPackage,
  export: exportPackage,
  exec: execFile,
};

/** Options with a value: without its name, which npm keeps where no `--` stands before it, the value looks like a file. */
const valued = ['language', 'std', 'time', 'memory', 'stdin'];
const takesJson = new Set(['verify', 'run', 'import']);

/** node:util's own complaints about the command line. */
const isUsage = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Does what the command line says, on the lanes that `lanesFor` gives; answers the exit code. */
export async function judgeCommand([name = '', ...args]: string[], lanesFor: typeof withLanes): Promise<number> {
  if (['--help', '-h', 'help'].includes(name) || args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const isKept = npmTook('json') && takesJson.has(name) && !args.includes('--json');
    const taken = valued.find((option) => npmTook(option) && !args.includes(`--${option}`));
    if (command && taken)
      throw new Cannot(`npm took --${taken} for itself: use npm run -s judge -- ${name} … --${taken} …`);
    if (command) return await command(isKept ? [...args, '--json'] : args, lanesFor);
    throw new Cannot(`${name === '' ? 'no command given' : `unknown command ${name}`}\n${USAGE}`);
  } catch (error) {
    if (error instanceof Cannot || isUsage(error)) console.error(`judge: ${inWords(error)}`);
    else console.error('judge: internal error:', error);
    return 2;
  }
}
