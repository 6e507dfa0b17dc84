// Prepares a bare machine. Plain JavaScript for any Node from 20 on, because nothing is installed yet when it runs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules/.bin');
const nodeFromNpm = join(bin, 'node');
/** Node 24 or newer, on which every process of ours runs: what npm installed, or the machine's own. */
const node24 = () =>
  existsSync(nodeFromNpm) ? nodeFromNpm : Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : null;

/** One line of progress. */
export const say = (line) => process.stdout.write(`${line}\n`);

/** Ends the program with one sentence and no stack. */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

const executable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (program) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/sbin'].some(
    (dir) => dir && executable(join(dir, program)),
  );

/** Runs a command quietly; resolves with its exit code and the end of what it printed. */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-4000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: -1, output: String(error.message) }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

/** Says every ten seconds that long work goes on. */
async function patiently(what, work) {
  const since = Date.now();
  const timer = setInterval(() => say(`  … ${what} (${Math.round((Date.now() - since) / 1000)} s)`), 10_000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

/** Installs the packages of the lock file, unless they are there already. */
export async function installPackages() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    stop(`DevOrbit needs Node.js 20 or newer to start; this is ${process.version}.`);
  const mark = join(root, 'node_modules/.installed-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (node24() !== null && existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  say('Installing packages …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await patiently(
    'installing packages',
    npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args),
  );
  if (code !== 0) stop(`The packages could not be installed (npm ci):\n${output}`);
  if (node24() === null)
    stop(`npm has no Node 24 for ${process.platform}-${process.arch}: install Node 24 or newer, then start again.`);
  writeFileSync(mark, wanted);
}

/** Runs one of an operator's commands, which says itself what is missing. */
const install = (...line) =>
  new Promise((resolve) => {
    const child = spawn(node24() ?? stop('Node 24 is missing.'), line, { cwd: root, stdio: 'inherit' });
    child.on('error', (error) => stop(error.message));
    child.on('close', resolve);
  });

/** Installs the languages that the screens need, what debugs and what reads them, and what takes documents apart. */
export async function installPrograms() {
  await install('runner/cli/languages.ts', 'install', '--screens');
  await install('runner/cli/debuggers.ts', 'install');
  await install('runner/cli/language-servers.ts', 'install');
  await install('runner/cli/documents.ts', 'install');
}

/**
 * Installs the browser of the tests and benches from Debian's packages; one that CHROMIUM names must be there. Returns
 * why it is missing, or null. `place` is where the package `name` puts it.
 */
export async function installBrowser(place = '/usr/bin/chromium', name = 'chromium') {
  const named = process.env.CHROMIUM;
  if (named) return executable(named) ? null : `CHROMIUM names ${named}, which is no program.`;
  const present = () => executable(place);
  if (present()) return null;
  const sorry = (reason) => `Debian's package ${name} is missing and ${reason}.`;
  if (process.platform !== 'linux' || !onPath('apt-get')) return sorry('this machine has no apt-get');
  const asRoot =
    process.getuid?.() === 0
      ? []
      : onPath('sudo') && (await run('sudo', ['-n', 'true'])).code === 0
        ? ['sudo', '-n']
        : null;
  if (asRoot === null) return sorry(`installing it needs root (run: sudo apt-get install -y ${name})`);
  say(`Installing ${name} from Debian's packages …`);
  const apt = (...args) => {
    const [program, ...rest] = [
      ...asRoot,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-q',
      '-o',
      'DPkg::Lock::Timeout=300',
      ...args,
    ];
    // Ctrl-C must not reach it: half a package would leave the package manager broken.
    return run(program, rest, { detached: true });
  };
  const { output } = await patiently(
    `installing ${name}`,
    apt('update').then(() => apt('install', '-y', '--no-install-recommends', name)),
  );
  return present() ? null : sorry(`apt-get could not install it (${output.trim().split('\n').at(-1)})`);
}

/**
 * Runs one of our programs on Node 24 in the foreground and ends as it ends. Signals are passed on;
 * where the kernel can, it ends the program with us, however we end.
 */
export function become(args, env = {}) {
  const linked = process.platform === 'linux' && onPath('setpriv') ? ['setpriv', '--pdeathsig', 'TERM'] : [];
  const [program, ...rest] = [...linked, node24() ?? stop('Node 24 is missing.'), ...args];
  const child = spawn(program, rest, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(error.message));
  child.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
