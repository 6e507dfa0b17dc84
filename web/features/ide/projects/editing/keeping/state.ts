import { getSyncedVersion, sendableUpdates } from '@codemirror/collab';
import type { Panel } from '@devorbit/contract/ide/projects.ts';
import { forgetUnsent, keepProject, keepText, keepUnsent, type Place } from '../../offline/state.ts';
import { jsonOf } from '../model.ts';
import type { ShownProject } from '../shown/state.ts';
import type { OpenTexts } from '../texts/state.ts';

/** Typing pauses this long before it is kept in the browser, in ms. */
const KEEP_MS = 200;

type Given = {
  place: Place;
  shown: ShownProject;
  texts: OpenTexts;
  /** The number of a visitor's next file. */
  next: number;
};

/** Keeps an open project in this browser: of a member's what the server does not have, a visitor's whole. */
export class Keeping {
  readonly #place: Place;
  readonly #shown: ShownProject;
  readonly #texts: OpenTexts;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  /** A visitor's texts that this browser does not have yet. */
  readonly #unkept = new Set<number>();
  #next: number;
  /** Notes as they were before what was done here and the server does not have; null where it has all. */
  notesBefore: readonly Panel[] | null = null;

  constructor({ place, shown, texts, next }: Given) {
    this.#place = place;
    this.#shown = shown;
    this.#texts = texts;
    this.#next = next;
  }

  /** Keeps the project as it was opened. */
  start(): void {
    void this.keepTree().then((kept) => this.#tellKept(kept));
  }

  /** A number for a visitor's new file. */
  number(): number {
    return this.#next++;
  }

  /** A text is another one by what was done here. */
  changed(id: number): void {
    this.later(id);
    if (this.#shown.read().id !== null) return;
    this.#unkept.add(id);
    if (this.#shown.read().saving === 'browser') this.#shown.show({ saving: 'saving' });
  }

  later(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => void this.keep(id), KEEP_MS),
    );
  }

  /** The file is deleted: it need not be kept. */
  leave(id: number): void {
    this.#unkept.delete(id);
  }

  /** Keeps a text in the browser: a member's with what the server does not have. */
  async keep(id: number): Promise<void> {
    const doc = this.#texts.opened(id);
    const entry = this.#shown.entry(id);
    if (!doc || !entry) return;
    const { client } = doc;
    if (this.#shown.read().id === null) {
      const text = doc.state.doc;
      const kept = await keepText(this.#place, id, { version: 0, text: text.toString() });
      if (doc.state.doc.eq(text)) this.#unkept.delete(id);
      return this.#tellKept(kept);
    }
    const updates = sendableUpdates(doc.state).map(({ changes }) => jsonOf(changes));
    const version = getSyncedVersion(doc.state);
    if (updates.length === 0) {
      await forgetUnsent(this.#place, { file: id, client });
      await keepText(this.#place, id, { version, text: doc.shared.toString() });
    } else
      await keepUnsent(this.#place, {
        file: id,
        name: entry.name,
        client,
        version,
        text: doc.shared.toString(),
        updates,
      });
  }

  /** Says whether what a visitor typed is in this browser. */
  #tellKept(kept: boolean): void {
    const shown = this.#shown.read();
    if (shown.id !== null) return;
    const saving = !kept ? 'lost' : this.#unkept.size === 0 ? 'browser' : 'saving';
    if (saving !== shown.saving) this.#shown.show({ saving });
  }

  /** Keeps all but the texts; false where the browser keeps nothing. */
  keepTree(): Promise<boolean> {
    const { name, role, owner, problem, files, panels, runs, breakpoints } = this.#shown.read();
    const kept = {
      name,
      role,
      owner,
      problem,
      files: [...files],
      panels: [...panels],
      ...(this.notesBefore ? { notesBefore: [...this.notesBefore] } : {}),
      runs,
      breakpoints: [...breakpoints],
      next: this.#next,
    };
    return keepProject(this.#place, kept);
  }
}
