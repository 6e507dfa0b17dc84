import type { TraceCut, TracedStep, TraceFrame } from '@devorbit/contract/execution/tracing.ts';

/** What the screen shows of a run that was recorded; the same object until something changes. */
export type Stepped = {
  steps: readonly TracedStep[];
  /** It is still being recorded. */
  isRecording: boolean;
  cut: TraceCut | null;
  threads: boolean;
  /** The steps are on the screen. */
  isOpen: boolean;
  /** The project's texts as they were when it was begun here; null: it was begun elsewhere. */
  texts: ReadonlyMap<string, string> | null;
};

const NOTHING: Stepped = { steps: [], isRecording: false, cut: null, threads: false, isOpen: false, texts: null };

/** The last run that was recorded step by step, here or on another page. */
export class Stepping {
  #shown = NOTHING;
  readonly #listeners = new Set<() => void>();
  /** Texts of a recording that was asked for here, until it begins. */
  #asked: ReadonlyMap<string, string> | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): Stepped => this.#shown;
  #show(part: Partial<Stepped>): void {
    this.#shown = { ...this.#shown, ...part };
    for (const listener of [...this.#listeners]) listener();
  }

  /** A recording is asked for: of these texts, by their paths. */
  begin(texts: ReadonlyMap<string, string>): void {
    this.#asked = texts;
    this.#show(NOTHING);
  }

  /** The run that was asked for is over, whether it was recorded or not. */
  end(): void {
    this.#asked = null;
  }

  hear({ from, steps, over, cut, threads }: TraceFrame): void {
    const { isRecording, steps: known } = this.#shown;
    if (from === 0 && !(isRecording && known.length === 0)) {
      this.#show({ ...NOTHING, texts: this.#asked, isRecording: true });
      this.#asked = null;
    }
    // A page that came in the middle of it is told all from its beginning.
    if (from !== this.#shown.steps.length) return;
    const all = [...this.#shown.steps, ...steps];
    const isOwn = this.#shown.texts !== null;
    this.#show({
      steps: all,
      cut,
      threads,
      isRecording: !over,
      ...(over && isOwn && all.length > 0 ? { isOpen: true } : {}),
    });
  }

  open(): void {
    if (this.#shown.steps.length > 0) this.#show({ isOpen: true });
  }

  close(): void {
    this.#show({ isOpen: false });
  }

  /** Another run begins: what was recorded is no more its. */
  clear(): void {
    this.#show(NOTHING);
  }
}
