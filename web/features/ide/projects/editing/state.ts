import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';
import type { NewFile } from '@devorbit/contract/ide/files.ts';
import type { Whereabouts } from '@devorbit/contract/ide/presence.ts';
import type { Panel } from '@devorbit/contract/ide/projects.ts';
import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import type { FileEntry } from '../model.ts';
import { LOCAL, type Owner, type Place, type Unsent } from '../offline/state.ts';
import type { Other } from '../presence/model.ts';
import { Presence } from '../presence/state.ts';
import { createAct } from './acting/state.ts';
import { ProjectFiles } from './files/state.ts';
import { Following } from './following/state.ts';
import { Keeping } from './keeping/state.ts';
import { Sending } from './sending/state.ts';
import { ProjectSettings } from './settings/state.ts';
import { type OpenedProject, type Shown, ShownProject } from './shown/state.ts';
import { movedTab, withClosed, withOpen } from './tabs/model.ts';
import { OpenTexts, type TextReader, type ToldTexts } from './texts/state.ts';

export type { Saving, Shown } from './shown/state.ts';
export type { TextReader } from './texts/state.ts';

type Given = {
  owner: Owner;
  project: OpenedProject;
  texts: ToldTexts;
  next: number;
  /** What every editor state has beside the log. */
  extensions: Extension;
};

/** One open project: its files, its texts, and what of them is saved. */
export class ProjectSession {
  readonly #shown: ShownProject;
  readonly #texts: OpenTexts;
  readonly #keeping: Keeping;
  readonly #sending: Sending;
  readonly #settings: ProjectSettings;
  readonly #files: ProjectFiles;
  readonly #following: Following;
  readonly #over = new AbortController();
  readonly presence: Presence;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Shown;

  constructor({ owner, project, texts: told, next, extensions }: Given) {
    const place: Place = { owner, project: project.id ?? LOCAL };
    /** This page, for those of others. */
    const page = crypto.randomUUID?.() ?? String(performance.now()).replace('.', '-');
    const shown = new ShownProject(project);
    const texts = new OpenTexts({ told, extensions, changed: (id) => this.#changed(id) });
    const keeping = new Keeping({ place, shown, texts, next });
    const presence = new Presence({ page, project: project.id, where: () => this.#where() });
    const reload = () => this.reload();
    const act = createAct({ shown, keeping, reload });
    const settings = new ProjectSettings({ shown, texts, keeping, act, over: this.#over.signal });
    const sending = new Sending({
      place,
      shown,
      texts,
      keeping,
      presence,
      settings,
      over: this.#over.signal,
      reload,
      lookAgain: () => this.#following.lookAgain(),
    });
    this.#shown = shown;
    this.subscribe = shown.subscribe;
    this.read = shown.read;
    this.#texts = texts;
    this.#keeping = keeping;
    this.presence = presence;
    this.#settings = settings;
    this.#sending = sending;
    this.#following = new Following({ page, place, shown, texts, keeping, sending, settings, presence });
    this.#files = new ProjectFiles({
      place,
      shown,
      texts,
      keeping,
      act,
      flush: () => this.flush(),
      open: (id) => this.open(id),
    });
  }

  /** Begins to hear of other pages, and to send what waits. Answers what ends it. */
  start(): () => void {
    const flush = () => void this.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') for (const file of this.#texts.files()) void this.#keeping.keep(file);
    };
    globalThis.addEventListener('online', flush);
    document.addEventListener('visibilitychange', hidden);
    const { id } = this.read();
    if (id !== null) void this.#following.follow(id, this.#over.signal);
    this.#keeping.start();
    for (const file of this.#texts.files()) this.#changed(file);
    return () => {
      hidden();
      flush();
      this.#over.abort();
      this.presence.close();
      globalThis.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }

  #changed(id: number): void {
    this.#keeping.changed(id);
    this.#sending.changed(id);
  }

  entry(id: number | null): FileEntry | undefined {
    return this.#shown.entry(id);
  }

  open(id: number): void {
    this.#shown.show(withOpen(this.read(), id));
    this.presence.moved();
  }

  close(id: number): void {
    this.#shown.show(withClosed(this.read(), id));
  }

  moveTab(id: number, to: number): void {
    this.#shown.show({ tabs: movedTab(this.read().tabs, id, to) });
  }

  notify(notice: string): void {
    this.#shown.show({ notice });
  }

  forgetNotice(): void {
    this.#shown.show({ notice: null });
  }

  /** The state of a file's editor, to show it. */
  stateOf(id: number): EditorState {
    return this.#texts.doc(id).state;
  }

  /** Where a file's text is shown. */
  viewOf(id: number): EditorView | null {
    return this.#texts.viewOf(id);
  }

  attach(id: number, view: EditorView): void {
    this.#texts.attach(id, view);
  }

  detach(id: number, view: EditorView): void {
    this.#texts.detach(id, view);
  }

  /** The editor of a file has another state; `changed`: another text. */
  typed(id: number, state: EditorState, changed: boolean): void {
    if (this.#texts.typed(id, state, changed)) this.presence.moved();
  }

  /** Where this page is, in the text that the server knows. */
  #where(): Whereabouts | null {
    const { current } = this.read();
    return current !== null && this.entry(current)?.kind === 'text' ? this.#texts.placeIn(current) : null;
  }

  /** Where others are in a file, as its text stands here. */
  cursorsIn(id: number, others: readonly Other[]): (Other & { anchor: number; head: number })[] {
    return this.entry(id)?.kind === 'text' ? this.#texts.cursorsIn(id, others) : [];
  }

  /** Calls back whenever a text has changed, until the answered function is called. */
  readText(reader: TextReader): () => void {
    return this.#texts.readText(reader);
  }

  /** Does something in a text's editor that is no change of it, whether that is shown or not. */
  apply(id: number, spec: TransactionSpec): void {
    this.#texts.apply(id, spec);
  }

  textOf(id: number): string {
    return this.#texts.textOf(id);
  }

  /** Puts another text in the place of a file's, as if it was typed. */
  write(id: number, text: string): void {
    this.#texts.write(id, text);
  }

  /** Changes a text as if it was typed, whether it is shown or not. */
  edit(id: number, spec: TransactionSpec): void {
    this.#texts.edit(id, spec);
  }

  /** Takes over what a page that is gone has not sent: the editor goes on from it. */
  resume(unsent: Unsent): void {
    this.#texts.resume(unsent);
  }

  bytesOf(id: number): Promise<string> {
    return this.#files.bytesOf(id);
  }

  /** Sends everything; true where the server has all of it. */
  async flush(): Promise<boolean> {
    const done = await Promise.all([this.#sending.flush(), this.#settings.flush()]);
    return done.every(Boolean);
  }

  /** Asks the server for names and files, and for what others have typed. */
  reload(): Promise<void> {
    return this.#following.reload();
  }

  /** Adds files and opens the first of them. With `replace` those of the same name are written anew. */
  add(given: readonly NewFile[], how?: { replace?: boolean; open?: boolean }): Promise<void> {
    return this.#files.add(given, how);
  }

  change(changes: readonly { id: number; name?: string; language?: string }[]): Promise<void> {
    return this.#files.change(changes);
  }

  /** Deletes files; where the current one is among them, the first that remains becomes it. */
  remove(ids: readonly number[]): Promise<void> {
    return this.#files.remove(ids);
  }

  /** The whole project, to be sent, saved or run. */
  all(): Promise<NewFile[]> {
    return this.#files.all();
  }

  rename(name: string): Promise<void> {
    return this.#settings.rename(name);
  }

  /** Notes show at once and are sent a moment later. `before`: as they were before what is not sent of them. */
  keepPanels(panels: readonly Panel[], before?: readonly Panel[]): void {
    this.#settings.keepPanels(panels, before);
  }

  /** They have moved with what others typed, whose pages send where they are now. */
  moveBreakpoints(breakpoints: readonly ProjectBreakpoint[]): void {
    this.#settings.moveBreakpoints(breakpoints);
  }

  /** Breakpoints show at once and are sent a moment later. */
  keepBreakpoints(breakpoints: readonly ProjectBreakpoint[]): void {
    this.#settings.keepBreakpoints(breakpoints);
  }

  keepRuns(runs: RunConfigurations): Promise<void> {
    return this.#settings.keepRuns(runs);
  }
}
