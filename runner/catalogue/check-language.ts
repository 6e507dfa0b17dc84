import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import { BOX_ENV, COMPILE_LIMITS, runLimits } from '../languages/box.ts';
import { versionOf } from '../languages/version.ts';
import type { Lane, RunOutcome, RunSpec } from '../sandbox/sandbox.ts';
import { expand } from './lines.ts';

/** `found` is the version that runs, or why the language failed. */
export type CheckedLanguage = { language: string; ok: boolean; found: string; ms: number };

const STDIN = 'orbit\n';
const EXPECTED = 'hello\norbit\n';
/** What the execution service gives a program by default: 3 s of CPU time, 512 MB. */
const RUN_LIMITS = runLimits({ time_ms: 3000, memory_kb: 512 * 1024 });

const succeeded = ({ end, limit }: RunOutcome) => limit === null && end.by === 'exit' && end.code === 0;

function fault(step: string, { end, limit, stdout, stderr }: RunOutcome): string {
  const how = limit ? `over the ${limit} limit` : end.by === 'exit' ? `exit code ${end.code}` : `signal ${end.signal}`;
  const said = `${stdout.toString()}\n${stderr.toString()}`.replace(/\s+/g, ' ').trim().slice(0, 300);
  return `${step}: ${how}: ${said || 'no output'}`;
}

/** Compiles and runs the language's hello world in the lane, as the execution service does: it must greet and echo its input. */
export async function checkLanguage(entry: CatalogueEntry, lane: Lane): Promise<CheckedLanguage> {
  const started = performance.now();
  const answer = (ok: boolean, found: string): CheckedLanguage => ({
    language: entry.language,
    ok,
    found,
    ms: performance.now() - started,
  });
  const words = { files: [entry.file], source: entry.hello };
  const files = [{ name: entry.file, bytes: Buffer.from(entry.hello) }];
  const spec: Omit<RunSpec, 'argv'> = {
    env: { ...BOX_ENV, ...entry.env },
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: [],
    keep: false,
    limits: COMPILE_LIMITS,
  };
  try {
    const version = await versionOf(async (argv) => {
      const outcome = await lane.run({ ...spec, argv });
      return { ok: succeeded(outcome), text: `${outcome.stdout.toString()}\n${outcome.stderr.toString()}` };
    }, entry.version);
    if (entry.compile) {
      const compiled = await lane.run({ ...spec, argv: expand(entry.compile, words), files, keep: true });
      if (!succeeded(compiled)) return answer(false, fault('compile', compiled));
    }
    const ran = await lane.run({
      ...spec,
      argv: expand(entry.run, words),
      stdin: Buffer.from(STDIN),
      limits: RUN_LIMITS,
      ...(entry.compile ? { box: 'sealed' } : { files }),
    });
    const right = succeeded(ran) && ran.stdout.toString() === EXPECTED;
    return answer(right, right ? version : fault('run', ran));
  } catch (error) {
    return answer(false, error instanceof Error ? error.message : String(error));
  } finally {
    if (entry.compile) await lane.release();
  }
}
