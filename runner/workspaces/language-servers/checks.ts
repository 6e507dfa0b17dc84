import { dirname, extname } from 'node:path/posix';
import type { CheckerName } from '@devorbit/contract/execution/language-servers.ts';
import { compilerLine, type JavaCompiler } from '../../java-compiler/java-compiler.ts';
import { COMPILE_LIMITS } from '../../languages/box.ts';
import type { Runtime } from '../../piston/runtimes.ts';
import type { RunLimits, RunOutcome, WorkspaceBox } from '../../sandbox/sandbox.ts';
import { type Agent, BoxRefusal } from '../agent.ts';
import { runCompiler } from '../compiler.ts';
import { pathOf } from '../files.ts';
import { CannotRun, planRun, type RunPlan, type Source } from '../run-plan.ts';
import { Sources } from '../sources.ts';
import type { Running } from '../terminal-run.ts';

/** How files of a language are checked: with what, and by which line. */
export type Checker = { runtime: Runtime; java: JavaCompiler | null; how: Check };

type Check = {
  /** Every file stands for itself. */
  single: boolean;
  /** Looks at a program and leaves nothing beside its files. `isAlone`: no file of it has a `main`. */
  line(plan: RunPlan, isAlone: boolean): string[];
};

const behind = (option: string, line: string[], word: string): string[] =>
  line.map((each, at) => (line[at - 1] === option ? word : each));

export const checks: Record<CheckerName, Check> = {
  java: { single: false, line: ({ compile }) => behind('-d', compile ?? [], '/tmp') },
  rust: {
    single: false,
    line: ({ compile }, isAlone) => [
      ...behind('-o', compile ?? [], '/tmp/checked').filter((word) => word !== '-O'),
      '--emit=metadata',
      ...(isAlone ? ['--crate-type=lib'] : []),
    ],
  },
  ruby: { single: true, line: ({ run: [ruby = '', ...words] }) => [ruby, '-wc', ...words] },
  csharp: {
    single: false,
    line: ({ compile }, isAlone) => [
      ...(compile ?? []).map((word) => (word.startsWith('-out:') ? '-out:/tmp/checked' : word)),
      ...(isAlone ? ['-target:library'] : []),
    ],
  },
};

const LIMITS: RunLimits = { ...COMPILE_LIMITS, wall_ms: 90_000 };
const hasMain = ({ text }: Source): boolean => /\b[Mm]ain\s*\(/.test(text);

/** The file with which the program begins that a file belongs to: itself where it has a `main`, or the only one that has in its folder or above. */
export function beginOf(path: string, sources: Source[]): { main: string; isAlone: boolean } {
  if (sources.some((source) => source.path === path && hasMain(source))) return { main: path, isAlone: false };
  const above = sources.filter((source) => {
    const folder = dirname(source.path);
    return hasMain(source) && (folder === '.' || path.startsWith(`${folder}/`));
  });
  return above.length === 1 ? { main: above[0]!.path, isAlone: false } : { main: path, isAlone: true };
}

type Given = {
  box: WorkspaceBox;
  agent: Agent;
  checker: Checker;
  /** Resolves when the files are written that somebody has sent. */
  written(): Promise<unknown>;
  /** What was written of a file, once it was looked at. */
  tell(path: string, output: string): void;
  /** It cannot go on. */
  end(reason: 'busy' | 'memory' | 'broken'): void;
};

/** What a compiler says of files, one after the other; the one that is asked for last ends those before it. */
export class Checks {
  readonly #given: Given;
  readonly #sources: Sources;
  readonly #lost = Promise.withResolvers<never>();
  #run: Pick<Running, 'stopped' | 'program' | 'lost'> | null = null;
  #next: string | null = null;

  constructor(given: Given) {
    this.#given = given;
    this.#sources = new Sources(given.agent);
    this.#lost.promise.catch(() => {});
  }

  /** Its box is gone. */
  lose(error: Error): void {
    this.#next = null;
    this.#lost.reject(error);
  }

  async check(path: string): Promise<void> {
    this.#next = path;
    if (this.#run) {
      this.#run.stopped = true;
      this.#run.program?.close();
      return;
    }
    for (let next = this.#take(); next !== null; next = this.#take()) {
      const run = { stopped: false, program: null, lost: this.#lost.promise };
      this.#run = run;
      try {
        const outcome = await this.#look(next, run);
        if (!run.stopped && outcome) this.#tell(next, outcome);
      } catch (error) {
        // What cannot be looked at has no faults that could be told.
        if (error instanceof CannotRun || error instanceof BoxRefusal) this.#given.tell(next, '');
        else this.#given.end('broken');
      } finally {
        this.#run = null;
      }
    }
  }

  #take(): string | null {
    const next = this.#next;
    this.#next = null;
    return next;
  }

  #tell(path: string, { limit, stdout, stderr }: RunOutcome): void {
    if (limit === 'cpu' || limit === 'wall') return this.#given.end('busy');
    if (limit === 'memory') return this.#given.end('memory');
    this.#given.tell(path, Buffer.concat([stdout, stderr]).toString());
  }

  /** Null where a newer one came first. */
  async #look(path: string, run: Pick<Running, 'stopped' | 'program' | 'lost'>): Promise<RunOutcome | null> {
    const { agent, checker, written } = this.#given;
    const { runtime, java, how } = checker;
    await written();
    const { entries } = await agent.list();
    const paths = entries.map((entry) => pathOf(entry.path)).filter((each) => each !== null);
    if (!paths.includes(path)) throw new CannotRun(`There is no file ${path}`);
    const all = how.single
      ? [{ path, text: '' }]
      : await this.#sources.texts(
          paths.filter((each) => extname(each) === extname(path)),
          entries,
        );
    const { main, isAlone } = how.single ? { main: path, isAlone: false } : beginOf(path, all);
    const configuration = {
      language: runtime.entry.language,
      version: '*',
      entry: main,
      args: [],
      stdin: null,
      env: {},
    };
    const plan = planRun(runtime, configuration, await this.#sources.read(runtime, main, entries));
    if (run.stopped) return null;
    const line = how.line(plan, isAlone);
    return runCompiler(this.#given, (java && compilerLine(line, java)) ?? line, plan.env, LIMITS, run);
  }
}
