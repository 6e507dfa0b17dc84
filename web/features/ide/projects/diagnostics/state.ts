import { COMMON_MATCHER, type Diagnostic, diagnosticsIn, inOrder } from '@devorbit/contract/ide/diagnostics.ts';
import type { Start } from '@devorbit/contract/ide/start.ts';
import { placesOf, withPlaceMarks } from '../../../../ui/code-editor/codemirror-marks.ts';
import type { PlaceMark } from '../../../../ui/code-editor/editor-props.ts';
import type { ProjectSession } from '../editing/state.ts';
import type { Told } from '../running/model.ts';
import { type Counts, countsOf, inert, type ShownDiagnostic } from './model.ts';

/** What is said about the project's files, and what of it the last run has said; the same object until something changes. */
export type Problems = { all: readonly ShownDiagnostic[]; ofRun: readonly ShownDiagnostic[]; counts: Counts };

/** Who says it: the last run, or whatever else looks at the files. */
export type Source = 'run' | (string & {});

/** `isQuiet`: found while one types, and underlined only. */
type Said = Omit<Diagnostic, 'file'> & { isQuiet?: boolean };

/** What is asked of the open project. */
export type Texts = Pick<ProjectSession, 'read' | 'subscribe' | 'entry' | 'stateOf' | 'textOf' | 'apply' | 'readText'>;

type Kept = { id: number; mark: PlaceMark };

/** What is said about places of a project's files, by who says it. It moves with its text, until its source says something else. */
export class Diagnostics {
  readonly #session: Texts;
  readonly #sources = new Map<Source, readonly Kept[]>();
  readonly #listeners = new Set<() => void>();
  #problems: Problems = { all: [], ofRun: [], counts: countsOf([]) };
  #names: unknown = null;

  constructor(session: Texts) {
    this.#session = session;
  }

  /** Begins to follow the texts. Answers what ends it. */
  start(): () => void {
    const leaveTexts = this.#session.readText((id, state) => this.#moved(id, placesOf(state)));
    const leaveFiles = this.#session.subscribe(() => {
      if (this.#session.read().files !== this.#names) this.#show();
    });
    return () => {
      leaveTexts();
      leaveFiles();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): Problems => this.#problems;

  /** What a run has written, by the words of its language's tools; null: there is none any more. */
  readRun(told: Told | null, { matchers }: Pick<Start, 'matchers'>): void {
    if (told === null) return this.set('run', []);
    const { language, compiler, program, entry } = told;
    this.set(
      'run',
      [compiler, program].flatMap((output) => this.#placesIn(output, { language, entry, matchers })),
    );
  }

  /** What a compiler has written of a file that rests and of those that it has read, in the place of what it wrote before. */
  readCheck(output: string, about: { language: string; entry: string; matchers: Start['matchers'] }): void {
    const said = this.#placesIn(output, about);
    this.set(
      about.language,
      said.map((each) => ({ ...each, isQuiet: true })),
    );
  }

  #placesIn(
    output: string,
    about: { language: string; entry: string | null; matchers: Start['matchers'] },
  ): Diagnostic[] {
    const ids = this.#ids();
    const sources = {
      names: [...ids.keys()],
      textOf: (name: string) => this.#session.textOf(ids.get(name) ?? 0),
      entry: about.entry,
    };
    return diagnosticsIn(output, about.matchers[about.language] ?? COMMON_MATCHER, sources);
  }

  /** Puts what a source says now in place of what it said before. Files that the project does not have are left out. */
  set(source: Source, all: readonly (Said & { file: string })[]): void {
    const before = this.#sources.get(source) ?? [];
    if (before.length === 0 && all.length === 0) return;
    const ids = this.#ids();
    const kept = all.flatMap(({ file, message, ...more }): Kept[] => {
      const id = ids.get(file);
      return id === undefined ? [] : [{ id, mark: { ...more, message: inert(message) } }];
    });
    this.#sources.set(source, kept);
    this.#mark(new Set([...before, ...kept].map(({ id }) => id)));
  }

  /** The same, of one file alone. */
  setFile(source: Source, file: string, all: readonly Said[]): void {
    const id = this.#ids().get(file);
    const others = (this.#sources.get(source) ?? []).filter((kept) => kept.id !== id);
    if (id === undefined) return;
    const kept = all.map(({ message, ...more }): Kept => ({ id, mark: { ...more, message: inert(message) } }));
    this.#sources.set(source, [...others, ...kept]);
    this.#mark(new Set([id]));
  }

  #ids(): Map<string, number> {
    const files = this.#session.read().files.filter(({ kind }) => kind === 'text');
    return new Map(files.map(({ id, name }) => [name, id]));
  }

  #mark(files: ReadonlySet<number>): void {
    const all = [...this.#sources.values()].flat();
    for (const id of files) {
      if (this.#session.entry(id)?.kind !== 'text') continue;
      const marks = all.filter((kept) => kept.id === id).map(({ mark }) => mark);
      this.#session.apply(id, withPlaceMarks(this.#session.stateOf(id), marks));
    }
    this.#show();
  }

  #moved(id: number, places: ReturnType<typeof placesOf>): void {
    let isOther = false;
    for (const { id: of, mark } of [...this.#sources.values()].flat()) {
      // Where its text is gone, it stands where that was.
      const now = of === id ? places.get(mark) : undefined;
      if (!now || (now.line === mark.line && now.column === mark.column && now.endColumn === mark.endColumn)) continue;
      Object.assign(mark, now);
      isOther = true;
    }
    if (isOther) this.#show();
  }

  #show(): void {
    const { files } = this.#session.read();
    this.#names = files;
    const names = new Map(files.map(({ id, name }) => [id, name]));
    const ids = new Map(files.map(({ id, name }) => [name, id]));
    // Of one mistake a compiler and a language server both speak, each in its own words.
    const byRun = this.#sources.get('run') ?? [];
    const ran = new Set(byRun.map(({ id, mark }) => `${id}:${mark.line}`));
    const others = [...this.#sources].flatMap(([source, kept]) =>
      source === 'run' ? [] : kept.filter(({ id, mark }) => !ran.has(`${id}:${mark.line}`)),
    );
    const shown = (kept: readonly Kept[]): ShownDiagnostic[] => {
      const said = kept.flatMap(({ id, mark }): Diagnostic[] => {
        const file = names.get(id);
        const { line, column, endColumn, severity, message } = mark;
        return file === undefined ? [] : [{ file, line, column, endColumn, severity, message }];
      });
      return inOrder(said).map((each) => ({ ...each, id: ids.get(each.file) ?? 0 }));
    };
    const all = shown([...byRun, ...others]);
    if (all.length === 0 && this.#problems.all.length === 0) return;
    this.#problems = { all, ofRun: shown(byRun), counts: countsOf(all) };
    for (const listener of [...this.#listeners]) listener();
  }
}
