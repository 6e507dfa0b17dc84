import { parseArgs } from 'node:util';
import { packageVersions } from '../documents/document-tools.ts';
import { rights } from './apt.ts';
import { inWords } from './cannot.ts';
import { sizeInWords } from './download-size.ts';
import { type Installable, installEach, missingOf } from './install.ts';

/** A set of programs from Debian's packages that a command lists and installs. */
type Tool = Installable & { tool: string; name: string; does: string; versioned: string };

/** Ends the command with one sentence. */
function stop(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}

async function list(command: string, tools: Tool[]): Promise<void> {
  const missing = await missingOf(tools);
  const versions = await packageVersions(tools.map(({ versioned }) => versioned));
  for (const tool of tools) {
    const { tool: name, does, versioned } = tool;
    const how = missing.includes(tool)
      ? `– npm run ${command} install ${name}`
      : (versions.get(versioned) ?? 'installed, version unknown');
    console.log(`${name.padEnd(12)} ${does.padEnd(48)} ${how}`);
  }
  console.log(`${tools.length} tools, ${tools.length - missing.length} installed`);
}

/** Ctrl-C: what is being fetched ends, what is being put in place is waited for. */
function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      interrupted.abort();
      process.exitCode = 130;
    });
  return interrupted.signal;
}

async function install(wanted: Tool[]): Promise<void> {
  const missing = await missingOf(wanted);
  for (const tool of wanted) if (!missing.includes(tool)) console.log(`${tool.name}: installed`);
  if (missing.length === 0) return;
  const may = await rights();
  const packages = missing.flatMap(({ debian }) => debian);
  if ('lacking' in may)
    stop(
      `Nothing was installed: ${may.lacking} (sudo apt-get install --no-install-recommends ${packages.join(' ')}).`,
      1,
    );
  console.log(`Installing ${missing.map(({ name }) => name).join(', ')}${await sizeInWords(packages)} …`);
  await installEach(missing, may.as, untilInterrupted(), (step) => {
    if (step.kind === 'reading') console.log("Reading Debian's list of packages …");
    if (step.kind === 'list is old') console.log(`The list could not be updated: ${step.reason}`);
    if (step.kind === 'installing') console.log(`${step.at}/${missing.length} ${step.entry.debian.join(' ')} …`);
    if (step.kind !== 'failed') return;
    console.error(`${step.entry.name} could not be installed: ${step.reason}`);
    process.exitCode = 1;
  });
}

/** The tools of these names. Throws for one that is none. */
export function namedTools<Of extends Tool>(command: string, tools: Of[], names: string[]): Of[] {
  const unknown = names.filter((name) => !tools.some(({ tool }) => tool === name));
  if (unknown.length > 0) throw new Error(`Unknown tool ${unknown.join(', ')}. See npm run ${command} list.`);
  return tools.filter(({ tool }) => names.includes(tool));
}

/** Runs a command over tools: list, install, and check where there is one. Ends the process with its code. */
export async function runToolCommand(
  command: string,
  { usage, tools, check }: { usage: string; tools: Tool[]; check?: () => Promise<void> },
): Promise<void> {
  const line = () => {
    try {
      return parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', default: false } } });
    } catch (error) {
      return stop(`${inWords(error)}\n${usage}`, 2);
    }
  };
  const { values, positionals } = line();
  const [act = 'list', ...names] = positionals;
  try {
    if (values.help) console.log(usage);
    else if (act === 'list' && names.length === 0) await list(command, tools);
    else if (act === 'check' && check && names.length === 0) await check();
    else if (act === 'install') await install(names.length > 0 ? namedTools(command, tools, names) : tools);
    else stop(usage, 2);
  } catch (error) {
    stop(inWords(error), 1);
  }
}
