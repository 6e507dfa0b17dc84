import type { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';
import { MAX_BREAKPOINTS } from '@devorbit/contract/ide/projects-limits.ts';
import type { Panel, Project } from '@devorbit/contract/ide/projects.ts';
import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import { call } from '../../../../../platform/http-client.ts';
import { updateRoute } from '../../api.ts';
import { refusedText } from '../../copy.ts';
import type { Act } from '../acting/state.ts';
import type { Keeping } from '../keeping/state.ts';
import { isRefusal, RETRY_MS, SEND_MS } from '../model.ts';
import type { Shown, ShownProject } from '../shown/state.ts';
import type { OpenTexts } from '../texts/state.ts';
import { mergedNotes } from './model.ts';

type Given = {
  shown: ShownProject;
  texts: Pick<OpenTexts, 'unsent'>;
  keeping: Keeping;
  act: Act;
  /** Aborted when the project is closed. */
  over: AbortSignal;
};
type Kept = 'panels' | 'breakpoints';

/** What a project has beside its files: its name, notes, breakpoints and run configurations. */
export class ProjectSettings {
  readonly #given: Given;
  readonly #timers = new Map<Kept, ReturnType<typeof setTimeout>>();
  /** What was changed here and the server does not have yet. */
  readonly #unsent = new Set<Kept>();
  readonly #sending = new Map<Kept, Promise<boolean>>();

  constructor(given: Given) {
    this.#given = given;
  }

  /** Whether the server has all of it. */
  get isSent(): boolean {
    return this.#unsent.size === 0;
  }

  #later(name: Kept, ms: number): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(
      name,
      setTimeout(() => void this.#send(name), ms),
    );
  }

  /** It is another one by what was done here: it is kept in this browser, and sent in a moment. */
  #changed(name: Kept, ms: number): void {
    const { shown, keeping } = this.#given;
    if (shown.read().id !== null) {
      this.#unsent.add(name);
      if (shown.read().saving === 'saved') shown.show({ saving: 'saving' });
      this.#later(name, shown.read().saving === 'offline' ? RETRY_MS : ms);
    }
    void keeping.keepTree();
  }

  /** Sends everything; true where the server has all of it. */
  async flush(): Promise<boolean> {
    const done = await Promise.all([...this.#unsent].map((name) => this.#send(name)));
    return done.every(Boolean);
  }

  #send(name: Kept): Promise<boolean> {
    const going = this.#sending.get(name);
    if (going) return going;
    const work = this.#call(name).finally(() => this.#sending.delete(name));
    this.#sending.set(name, work);
    return work;
  }

  async #call(name: Kept): Promise<boolean> {
    const { shown, texts, keeping, over } = this.#given;
    const { id, [name]: value } = shown.read();
    if (id === null || !this.#unsent.has(name)) return true;
    clearTimeout(this.#timers.get(name));
    try {
      await call(updateRoute, { params: { id }, body: { [name]: [...value] } });
    } catch (error) {
      if (isRefusal(error)) shown.show({ notice: refusedText[name] });
      else {
        shown.show({ saving: 'offline' });
        if (!over.aborted) this.#later(name, RETRY_MS);
        return false;
      }
    }
    // It was changed meanwhile.
    if (shown.read()[name] !== value) return await this.#call(name);
    this.#unsent.delete(name);
    if (name === 'panels') keeping.notesBefore = null;
    void keeping.keepTree();
    if (this.isSent && texts.unsent().length === 0 && shown.read().saving !== 'saved') shown.show({ saving: 'saved' });
    return true;
  }

  async rename(name: string): Promise<void> {
    const { shown, act } = this.#given;
    await act(
      (id) => call(updateRoute, { params: { id }, body: { name } }),
      () => shown.show({ name }),
    );
  }

  /** Notes show at once and are sent a moment later. `before`: as they were before what is not sent of them. */
  keepPanels(panels: readonly Panel[], before = this.#given.shown.read().panels): void {
    const { shown, keeping } = this.#given;
    if (shown.read().id !== null) keeping.notesBefore ??= before;
    shown.show({ panels });
    this.#changed('panels', SEND_MS * 3);
  }

  /** Notes and breakpoints of the server's, with what was done here and is still to be sent. */
  taken({ panels, breakpoints }: Pick<Project, Kept>): Partial<Pick<Shown, Kept>> {
    const { shown, keeping } = this.#given;
    if (!this.#unsent.has('panels')) keeping.notesBefore = null;
    const ours = shown.read().panels;
    const merged = keeping.notesBefore === null ? panels : mergedNotes(keeping.notesBefore, ours, panels);
    if (keeping.notesBefore !== null) keeping.notesBefore = panels;
    return { panels: merged, ...(this.#unsent.has('breakpoints') ? {} : { breakpoints }) };
  }

  /** They have moved with what others typed, whose pages send where they are now. */
  moveBreakpoints(breakpoints: readonly ProjectBreakpoint[]): void {
    this.#given.shown.show({ breakpoints: breakpoints.slice(0, MAX_BREAKPOINTS) });
  }

  /** Breakpoints show at once and are sent a moment later. */
  keepBreakpoints(breakpoints: readonly ProjectBreakpoint[]): void {
    this.moveBreakpoints(breakpoints);
    if (this.#given.shown.read().mayEdit) this.#changed('breakpoints', SEND_MS);
  }

  async keepRuns(runs: RunConfigurations): Promise<void> {
    const { shown, act } = this.#given;
    await act(
      (id) => call(updateRoute, { params: { id }, body: { runs } }),
      () => shown.show({ runs }),
    );
  }
}
