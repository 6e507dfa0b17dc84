// npm run documents: the programs that take documents apart, from Debian's packages.
import { parseArgs } from 'node:util';
import { checkDocumentTools } from '../documents/check-tools.ts';
import { type DocumentTool, documentTools, namedTools, packageVersions } from '../documents/document-tools.ts';
import { rights } from './apt.ts';
import { inWords } from './cannot.ts';
import { sizeInWords } from './download-size.ts';
import { installEach, missingOf } from './install.ts';

const USAGE = `usage: npm run documents [list]              what takes documents apart, and what is installed
       npm run documents install [TOOL…]     from Debian packages; without a name, all
       npm run documents check               a document of every kind through the gentle box, with what is installed`;

/** Ends the command with one sentence. */
function stop(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}

async function list(): Promise<void> {
  const missing = await missingOf(documentTools);
  const versions = await packageVersions(documentTools.map(({ versioned }) => versioned));
  for (const tool of documentTools) {
    const { tool: name, does, versioned } = tool;
    const how = missing.includes(tool)
      ? `– npm run documents install ${name}`
      : (versions.get(versioned) ?? 'installed, version unknown');
    console.log(`${name.padEnd(12)} ${does.padEnd(48)} ${how}`);
  }
  console.log(`${documentTools.length} tools, ${documentTools.length - missing.length} installed`);
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

async function install(wanted: DocumentTool[]): Promise<void> {
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

async function check(): Promise<void> {
  const rows = await checkDocumentTools();
  for (const { document, ok, found } of rows) console.log(`${ok ? 'ok  ' : 'FAIL'} ${document.padEnd(6)} ${found}`);
  const passed = rows.filter(({ ok }) => ok).length;
  console.log(`${passed} passed, ${rows.length - passed} failed`);
  process.exitCode = passed === rows.length && passed > 0 ? 0 : 1;
}

function readLine() {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', default: false } } });
  } catch (error) {
    return stop(`${inWords(error)}\n${USAGE}`, 2);
  }
}

const { values, positionals } = readLine();
const [command = 'list', ...names] = positionals;

async function main(): Promise<void> {
  if (values.help) console.log(USAGE);
  else if (command === 'list' && names.length === 0) await list();
  else if (command === 'check' && names.length === 0) await check();
  else if (command === 'install') await install(names.length > 0 ? namedTools(names) : documentTools);
  else stop(USAGE, 2);
}

await main().catch((error: unknown) => stop(inWords(error), 1));
