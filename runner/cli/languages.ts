import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CatalogueEntry, readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { type CheckedLanguage, checkLanguage } from '../catalogue/check-language.ts';
import { mustStay, objection, wouldGo } from '../catalogue/removal.ts';
import { screenLanguages } from '../catalogue/screens.ts';
import { inPool } from '../packages/pool.ts';
import { readEnv } from '../platform/env.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { aptGet, askedFor, complaint, rights, simulate } from './apt.ts';
import { installEach, missingOf } from './install.ts';
import { installedVersion } from './installed-version.ts';

const USAGE = `usage: npm run languages [list [NAME…|--screens]]        what is available and installed
       npm run languages install NAME…|--screens|--all   from Debian packages
       npm run languages remove NAME…
       npm run languages check [NAME…|--screens|--all]   hello world in the sandbox, for each installed one
       --screens are the languages of the practice screen and the online IDE`;

const catalogue = readCatalogue(join(import.meta.dirname, '../../content/languages'));

/** Ends the command with one sentence. */
function stop(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}

/** The languages of these names and aliases, each once. */
function named(names: string[]): CatalogueEntry[] {
  const unknown: string[] = [];
  const found = names.flatMap((name) => {
    const entry = catalogue.find(({ language, aliases }) => language === name || aliases.includes(name));
    if (!entry) unknown.push(name);
    return entry ?? [];
  });
  if (unknown.length > 0) stop(`Unknown language ${unknown.join(', ')}. See npm run languages list.`, 2);
  return [...new Set(found)];
}

async function installed(from: CatalogueEntry[]): Promise<CatalogueEntry[]> {
  const missing = await missingOf(from);
  return from.filter((entry) => !missing.includes(entry));
}

async function list(wanted: CatalogueEntry[]): Promise<void> {
  const present = new Set(await installed(wanted));
  const versions = new Map<CatalogueEntry, string>();
  const tasks = [...present].map((entry) => async () => {
    const version = await installedVersion(entry).catch(() => 'installed, version unknown');
    versions.set(entry, version);
  });
  await inPool(Array.from({ length: availableParallelism() }), tasks, () => {});
  for (const entry of wanted) {
    const how = versions.get(entry) ?? `– npm run languages install ${entry.language}`;
    console.log(`${entry.language.padEnd(16)} ${entry.name.padEnd(36)} ${how.padEnd(44)} ${entry.aliases.join(' ')}`);
  }
  console.log(`${wanted.length} languages, ${present.size} installed`);
}

/** Ctrl-C: what is being fetched ends, what is being put in place is waited for. */
function untilInterrupted(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      stop.abort();
      process.exitCode = 130;
    });
  return stop.signal;
}

async function install(wanted: CatalogueEntry[]): Promise<void> {
  const missing = await missingOf(wanted);
  if (!values.screens)
    for (const entry of wanted) if (!missing.includes(entry)) console.log(`${entry.language} is installed`);
  if (missing.length === 0) return;
  const may = await rights();
  const packages = [...new Set(missing.flatMap(({ debian }) => debian))];
  if ('lacking' in may)
    stop(
      `Nothing was installed: ${may.lacking} (sudo apt-get install --no-install-recommends ${packages.join(' ')}).`,
      1,
    );
  await installEach(missing, may.as, untilInterrupted(), (step) => {
    if (step.kind === 'reading') console.log("Reading Debian's list of packages …");
    if (step.kind === 'list is old') console.log(`The list could not be updated: ${step.reason}`);
    if (step.kind === 'installing')
      console.log(`${step.at}/${missing.length} ${step.entry.language}: ${step.entry.debian.join(' ')} …`);
    if (step.kind !== 'failed') return;
    console.error(`${step.entry.language} could not be installed: ${step.reason}`);
    process.exitCode = 1;
  });
}

async function remove(wanted: CatalogueEntry[]): Promise<void> {
  const keep = (reason: string | null) => reason !== null && stop(`Nothing was removed: ${reason}`, 1);
  const present = await installed(catalogue);
  const packages: string[] = [];
  const staying: string[] = [];
  for (const name of new Set(wanted.flatMap(({ debian }) => debian))) {
    const reason = mustStay(name, wanted, present);
    if (reason === null) packages.push(name);
    else staying.push(reason);
  }
  if (packages.length === 0) keep(staying.join(' ') || 'it comes with DevOrbit.');
  const plan = await simulate('remove', ...packages);
  if (plan.code !== 0) keep(complaint(plan.output));
  const going = wouldGo(plan.output);
  keep(objection(going, wanted, present, await askedFor()));
  if (going.length === 0) {
    console.log('Nothing to remove: not installed.');
    return;
  }
  const may = await rights();
  if ('lacking' in may) stop(`Nothing was removed: ${may.lacking} (sudo apt-get remove ${packages.join(' ')}).`, 1);
  const { code, output } = await aptGet(may.as, 'remove', '-y', ...packages);
  if (code !== 0) stop(`Not removed: ${complaint(output)}`, 1);
  for (const reason of staying) console.log(reason);
  console.log(`Removed ${going.join(', ')}. Run apt-get autoremove to remove their dependencies.`);
}

async function check(wanted: CatalogueEntry[], all: boolean): Promise<void> {
  const present = await installed(wanted);
  for (const { language } of wanted)
    if (!all && !present.some((entry) => entry.language === language))
      stop(`${language} is not installed. Run npm run languages install ${language}.`, 1);
  const sandbox = await startSandbox({ lanes: readEnv().lanes });
  const rows: CheckedLanguage[] = [];
  try {
    if (!sandbox.isolation.ok) stop(`Isolation is unavailable, so nothing can run: ${sandbox.isolation.reason}`, 1);
    const tasks = present.map((entry) => (lane: Lane) => checkLanguage(entry, lane));
    await inPool(sandbox.lanes, tasks, (row) => {
      rows.push(row);
      const time = `${Math.round(row.ms)} ms`;
      console.log(`${row.ok ? 'ok  ' : 'FAIL'} ${row.language.padEnd(16)} ${time.padStart(8)}  ${row.found}`);
    });
  } finally {
    await sandbox.close();
  }
  const passed = rows.filter(({ ok }) => ok).length;
  console.log(`${passed} passed, ${rows.length - passed} failed`);
  process.exitCode = passed === rows.length && passed > 0 ? 0 : 1;
}

function readLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        screens: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, 2);
  }
}

const { values, positionals } = readLine();
const [command = 'list', ...names] = positionals;
const chosen = values.all ? catalogue : values.screens ? screenLanguages(catalogue) : named(names);

async function main(): Promise<void> {
  const every = chosen.length > 0 ? chosen : catalogue;
  if (values.help) console.log(USAGE);
  else if (command === 'list') await list(every);
  else if (command === 'check') await check(every, names.length === 0 && !values.screens);
  else if (command === 'install' && chosen.length > 0) await install(chosen);
  else if (command === 'remove' && chosen.length > 0 && !values.all) await remove(chosen);
  else stop(USAGE, 2);
}

await main().catch((error) => stop(error instanceof Error ? error.message : String(error), 1));
