// npm run -s judge: the judge on the command line, without server or database.
import { Cannot, inWords } from './cannot.ts';
import { execFile } from './judge-exec.ts';
import { runFile } from './judge-run.ts';
import { verifyPackages } from './judge-verify.ts';

const USAGE = `usage: judge verify DIR… [--json]
       judge run DIR FILE [--language L] [--json]
       judge exec FILE [--language L] [--time MS] [--memory MB] [--stdin FILE|-]

verify  judges every submission of the packages against its folder's verdict; DIR is a package or a folder of packages
run     judges one source file by a package, test by test
exec    runs one program in the sandbox and prints a stage as JSON

Exit code: 0 as it should be, 1 a verdict disagrees (verify) or is not Accepted (run), 2 the command cannot be done.`;

const commands: Record<string, (args: string[]) => Promise<number>> = {
  verify: verifyPackages,
  run: runFile,
  exec: execFile,
};

/** node:util's own complaints about the command line. */
const isUsage = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

async function main([name = '', ...args]: string[]): Promise<number> {
  if (['--help', '-h', 'help'].includes(name) || args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return await command(args);
    throw new Cannot(`${name === '' ? 'no command was given' : `there is no command ${name}`}\n${USAGE}`);
  } catch (error) {
    if (error instanceof Cannot || isUsage(error)) console.error(`judge: ${inWords(error)}`);
    else console.error('judge: it failed by its own fault:', error);
    return 2;
  }
}

/** Nobody reads on, as after `| head`: there is nobody left to judge for. The kernel ends the boxes with this process. */
process.stdout.on('error', () => process.exit(2));
process.exitCode = await main(process.argv.slice(2));
